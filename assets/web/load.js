// Fetches the program and starts it, and says how much of everything has come.

import init from "./jungle.js";

const here = (path) => new URL(path, import.meta.url).href;

/** What is not asked for before the game is on the screen. */
const LATER = ["ai-worker", "icon", "worker.js", "assets/fonts/Jungle", "assets/sounds/", "assets/texts/", "LICENSE", "-OFL.txt"];

/** Counts bytes that have come against those the game is going to ask for. */
class Progress {
  constructor(report) {
    this.report = report;
    this.sizes = new Map();
    this.come = new Map();
  }

  /** The sizes of all files: the game takes the pictures of one resolution only. */
  expect(files) {
    const root = here("../");
    for (const { path, bytes } of files) {
      if (!LATER.some((name) => path.includes(name))) {
        this.sizes.set(new URL(path, root).href, bytes);
      }
    }
    this.tell();
  }

  /** So many bytes of a file are here. */
  note(url, bytes) {
    this.come.set(url, bytes);
    this.tell();
  }

  /** A file is here, whole. */
  finish(url) {
    if (this.sizes.has(url)) {
      this.note(url, this.sizes.get(url));
    }
  }

  tell() {
    if (!this.sizes.size) {
      return;
    }
    // Of two resolutions of a picture only one is read: the larger counts until one has come.
    const groups = new Map();
    for (const [url, bytes] of this.sizes) {
      const group = url.replace("@2x", "");
      const one = groups.get(group) ?? { bytes: 0, come: 0, settled: false };
      const come = this.come.get(url) ?? 0;
      if (come > 0) {
        Object.assign(one, { bytes, come, settled: true });
      } else if (!one.settled) {
        one.bytes = Math.max(one.bytes, bytes);
      }
      groups.set(group, one);
    }
    let all = 0;
    let come = 0;
    for (const one of groups.values()) {
      all += one.bytes;
      come += Math.min(one.come, one.bytes);
    }
    this.report(come / all);
  }
}

/** The program's module as a response that reports its bytes as they come. */
async function fetchModule(url, progress) {
  const response = await fetch(url);
  if (!response.ok) {
    throw new Error(`${response.status} for ${url}`);
  }
  let bytes = 0;
  const counted = response.body.pipeThrough(
    new TransformStream({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        progress.note(url, bytes);
        controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted, { headers: { "Content-Type": "application/wasm" } });
}

/** Loads and starts the game; `report` hears the share that has come, from 0 to 1. */
export async function startGame(report) {
  const progress = new Progress(report);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      progress.finish(entry.name);
    }
  }).observe({ type: "resource", buffered: true });
  const module = fetchModule(here("jungle_bg.wasm"), progress);
  const list = fetch(here("files.json"));
  // Until the list is there the bar stands still; the module is on its way all the same.
  list.then((response) => response.json()).then((files) => progress.expect(files), () => {});
  await init({ module_or_path: module });
}
