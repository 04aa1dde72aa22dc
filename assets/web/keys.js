// Which keys and gestures are the game's: those it uses and the browser would scroll or search with. All others, and
// everything with Ctrl, Alt or Meta, are the browser's.

const OURS = new Set([
  " ",
  "ArrowUp",
  "ArrowDown",
  "ArrowLeft",
  "ArrowRight",
  "PageUp",
  "PageDown",
  "Home",
  "End",
  "Backspace",
  "/",
  "'",
]);

/** Takes from the browser what would scroll, search or open a menu while somebody plays. */
export function leaveKeysToTheBrowser(canvas) {
  canvas.addEventListener("keydown", (event) => {
    if (OURS.has(event.key) && !event.ctrlKey && !event.altKey && !event.metaKey) {
      event.preventDefault();
    }
  });
  canvas.addEventListener("contextmenu", (event) => event.preventDefault());
  canvas.addEventListener(
    "wheel",
    (event) => {
      // With Ctrl it is the browser's zoom.
      if (!event.ctrlKey) {
        event.preventDefault();
      }
    },
    { passive: false },
  );
  // Inside a frame of another page the keys come here only after a press.
  canvas.addEventListener("pointerdown", () => canvas.focus({ preventScroll: true }));
  // No text selection or dragging of the canvas by long presses.
  canvas.addEventListener("touchstart", (event) => event.preventDefault(), { passive: false });
}
