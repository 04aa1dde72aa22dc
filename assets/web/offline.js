// The game without a network, and new versions of it. The service worker does the work; here it is started and heard.

/** Keeps this version for times without a network and says when there is a new one; `restart` goes on with that. */
export async function keepOffline(restart) {
  if (!("serviceWorker" in navigator)) {
    return;
  }
  const container = navigator.serviceWorker;
  let asked = false;
  let ours = container.controller;
  container.addEventListener("controllerchange", () => {
    // The first worker takes over silently: it has the version that is running.
    if (ours && asked) {
      restart();
    } else if (ours) {
      tell(() => restart());
    }
    ours = container.controller;
  });
  let registration;
  try {
    registration = await container.register(new URL("../sw.js", import.meta.url), { updateViaCache: "none" });
  } catch (error) {
    console.warn(`The game is not kept for times without a network: ${error}`);
    return;
  }
  const offer = () => {
    if (registration.waiting && container.controller) {
      tell(() => {
        asked = true;
        registration.waiting?.postMessage("take over");
      });
    }
  };
  offer();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", offer);
  });
  // Whoever plays for days hears of a new version too.
  setInterval(() => registration.update().catch(() => {}), 60 * 60 * 1000);
}

function tell(go) {
  const news = document.getElementById("news");
  document.getElementById("news-button").onclick = go;
  document.getElementById("news-later").onclick = () => (news.hidden = true);
  news.hidden = false;
}
