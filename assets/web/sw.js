// Keeps one version of the game, whole, for times without a network.
//
// A new version is another copy of this script with another name in it. It fetches every file of its version, checks each
// against the list, and only then counts as installed; until it takes over, the version before answers. A version is never
// mixed with another: all files but a few have addresses of their own, and those few come from the same cache.

const VERSION = "%VERSION%";
const SCOPE = new URL(self.registration.scope);
const PREFIX = `jungle ${SCOPE.pathname} `;
const CACHE = PREFIX + VERSION;
const LIST = `${VERSION}/files.json`;

/** Answers are kept under whole addresses. */
const address = (path) => new URL(path, SCOPE).href;

async function digest(bytes) {
  const hash = await crypto.subtle.digest("SHA-256", bytes);
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The file's bytes if they are what the list says. */
async function checked(response, file) {
  if (!response?.ok) {
    return null;
  }
  const bytes = await response.arrayBuffer();
  return (await digest(bytes)) === file.sha256 ? { bytes, type: response.headers.get("Content-Type") } : null;
}

/** The same bytes under the addresses of an earlier version, which need not be fetched again. */
async function fromEarlier(file) {
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== CACHE) {
      const version = name.slice(PREFIX.length);
      const cache = await caches.open(name);
      const found = await checked(await cache.match(address(file.path.replace(VERSION, version))), file);
      if (found) {
        return found;
      }
    }
  }
  return null;
}

async function keep(cache, file) {
  // The browser's own cache may have it from the first visit; only the fixed addresses must be asked for anew.
  const fresh = file.path.startsWith(VERSION) ? "default" : "no-cache";
  const found =
    (await fromEarlier(file)) ?? (await checked(await fetch(address(file.path), { cache: fresh }), file));
  if (!found) {
    throw new Error(`${file.path} is not what version ${VERSION} says`);
  }
  const headers = { "Content-Type": found.type ?? "application/octet-stream" };
  await cache.put(address(file.path), new Response(found.bytes, { headers }));
}

async function install() {
  const response = await fetch(address(LIST), { cache: "no-cache" });
  if (!response.ok) {
    throw new Error(`${LIST}: ${response.status}`);
  }
  const files = await response.clone().json();
  const cache = await caches.open(CACHE);
  try {
    for (const file of files) {
      await keep(cache, file);
    }
    await cache.put(address(LIST), response);
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

async function activate() {
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX) && name !== CACHE) {
      await caches.delete(name);
    }
  }
  await self.clients.claim();
}

async function answer(request) {
  const cache = await caches.open(CACHE);
  const url = new URL(request.url);
  const page = request.mode === "navigate" && [SCOPE.pathname, `${SCOPE.pathname}index.html`].includes(url.pathname);
  const kept = await cache.match(page ? address("index.html") : url.origin + url.pathname);
  return kept ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  if (event.request.method === "GET" && event.request.url.startsWith(SCOPE.href)) {
    event.respondWith(answer(event.request));
  }
});
self.addEventListener("message", (event) => {
  if (event.data === "take over") {
    self.skipWaiting();
  }
});
