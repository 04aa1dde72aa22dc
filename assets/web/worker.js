// The engine's side of the page: questions come in, answers go out, in the order in which they came.

import init, { answer } from "./ai-worker.js";

// Questions that come before the engine is there wait for it.
const ready = init();

onmessage = async ({ data }) => {
  try {
    await ready;
    postMessage(answer(data));
  } catch (error) {
    // Only what is thrown outside a promise is heard on the page's side.
    setTimeout(() => {
      throw error;
    });
  }
};
