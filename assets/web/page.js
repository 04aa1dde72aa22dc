// Starts the game and looks after the page: progress, trouble, keys, new versions.

import { startGame } from "./load.js";
import { leaveKeysToTheBrowser } from "./keys.js";
import { keepOffline } from "./offline.js";
import { playSounds } from "./sound.js";
import { translatePage, words } from "./words.js";

const canvas = document.getElementById("game");
const loading = document.getElementById("loading");

/** Shows what is wrong and one button that helps. */
function trouble(title, text, action, help) {
  document.getElementById("trouble-title").textContent = title;
  document.getElementById("trouble-text").textContent = text;
  const button = document.getElementById("trouble-button");
  button.textContent = action;
  button.onclick = help;
  document.getElementById("trouble").hidden = false;
  loading.hidden = true;
  button.focus();
}

/** Loads the page anew; the game then goes on where it was saved. */
function resume() {
  history.replaceState(null, "", "#resume");
  location.reload();
}

/** The longest side of a picture here, or 0 where there is no WebGL2. */
function largestTexture() {
  const probe = document.createElement("canvas").getContext("webgl2");
  if (!probe) {
    return 0;
  }
  const size = probe.getParameter(probe.MAX_TEXTURE_SIZE);
  probe.getExtension("WEBGL_lose_context")?.loseContext();
  return size;
}

/** A canvas with more pixels than a picture may have is drawn smaller and shown larger. */
function keepWithin(texture) {
  const stage = document.getElementById("stage");
  const fit = () => {
    const longest = Math.max(window.innerWidth, window.innerHeight) * window.devicePixelRatio;
    const larger = longest / texture;
    const style = larger > 1 ? { width: `${100 / larger}%`, height: `${100 / larger}%`, transform: `scale(${larger})` } : {};
    Object.assign(stage.style, { width: "", height: "", transform: "", ...style });
  };
  window.addEventListener("resize", fit);
  fit();
}

function watchForTrouble() {
  let failed = false;
  const fail = (...what) => {
    if (!failed) {
      failed = true;
      trouble(...what);
    }
  };
  canvas.addEventListener("webglcontextlost", (event) => {
    event.preventDefault();
    fail(words.pictureTitle, words.pictureText, words.pictureGo, resume);
  });
  const crashed = (event) => {
    const fault = String(event.reason ?? event.error ?? event.message ?? "");
    // winit leaves its start by an exception; that one is no fault.
    if (fault.includes("Using exceptions for control flow")) {
      event.preventDefault();
    } else {
      fail(words.stumbleTitle, `${words.stumbleText} ${fault.slice(0, 300)}`, words.stumbleGo, resume);
    }
  };
  window.addEventListener("error", crashed);
  window.addEventListener("unhandledrejection", crashed);
}

/** Takes the cover away as soon as there is something to see. */
function uncoverWhenReady() {
  const ready = () => canvas.dataset.screen && canvas.dataset.screen !== "Loading";
  const uncover = () => {
    loading.classList.add("done");
    setTimeout(() => (loading.hidden = true), 400);
    canvas.focus();
    keepOffline(resume);
  };
  const observer = new MutationObserver(() => {
    if (ready()) {
      observer.disconnect();
      uncover();
    }
  });
  observer.observe(canvas, { attributes: true, attributeFilter: ["data-screen"] });
}

/** What the game says in its picture is also said to those who cannot see it. */
function readOut() {
  const places = { "data-focus": "said", "data-news": "told" };
  const read = (changes) => {
    for (const { attributeName } of changes) {
      document.getElementById(places[attributeName]).textContent = canvas.getAttribute(attributeName);
    }
  };
  new MutationObserver(read).observe(canvas, { attributes: true, attributeFilter: Object.keys(places) });
}

/** A link opened in this same page is a new game. */
function followLinks() {
  window.addEventListener("hashchange", () => {
    if (location.hash.startsWith("#g=")) {
      location.reload();
    }
  });
}

/** The page is in the language that the game speaks. */
function followLanguage() {
  new MutationObserver(() => (document.documentElement.lang = canvas.dataset.language)).observe(canvas, {
    attributes: true,
    attributeFilter: ["data-language"],
  });
}

async function begin() {
  translatePage();
  const texture = largestTexture();
  if (!texture) {
    trouble(words.drawTitle, words.drawText, words.again, () => location.reload());
    return;
  }
  keepWithin(texture);
  watchForTrouble();
  leaveKeysToTheBrowser(canvas);
  uncoverWhenReady();
  readOut();
  followLanguage();
  followLinks();
  playSounds(canvas);
  const bar = document.querySelector("#bar");
  const progress = document.getElementById("progress");
  try {
    await startGame((share) => {
      const percent = Math.round(share * 100);
      bar.firstElementChild.style.width = `${percent}%`;
      bar.setAttribute("aria-valuenow", percent);
      progress.textContent = `${words.loading}: ${percent} %`;
    });
  } catch (error) {
    if (!String(error).includes("Using exceptions for control flow")) {
      trouble(words.arriveTitle, `${words.arriveText} (${error})`, words.again, () => location.reload());
    }
  }
}

begin();
