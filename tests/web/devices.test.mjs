// The game can be played by every device, from the first move to a win.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Player, Stage, launch } from "./harness.mjs";

const stage = Stage.set();

/** Red's leopard walks into Blue's den while Blue looks on. */
const WALK = "e3d3 c7c8 d3d4 c8c7 d4d5 c7c8 d5d6 c8c7 d6d7 c7c8 d7d8 c8c7 d8d9".split(" ");

/** Plays [`WALK`] with a cursor: `act` is asked for a step or "confirm". */
async function walkByCursor(player, act) {
  for (const move of WALK) {
    await player.make(move, (square) => player.point(square, act));
  }
}

async function won(player) {
  await player.says("menu", "Result");
  assert.deepEqual(player.errors, []);
}

// B61
test("by mouse, with the canvas at an odd place, scaled, and at every density", async () => {
  for (const density of [1, 1.25, 2, 3]) {
    // A density that is only emulated does not reach the canvas: its size in pixels stays that of density 1.
    const screen = await launch(`--force-device-scale-factor=${density}`, "--window-size=800,600");
    const player = await Player.sit(screen, { viewport: null });
    await player.open(stage.site.url);
    await player.page.addStyleTag({
      content:
        "body { height: 3000px } #stage { position: absolute; inset: 161px auto auto 137px; width: 480px; height: 300px; transform: scale(0.8) }",
    });
    await player.page.evaluate(() => window.scrollTo(0, 100));
    await player.frames(5);
    await player.twoPlayers();
    await player.clickMoves("a3a4", "g7g6");
    assert.deepEqual(await player.moves(), ["a3a4", "g7g6"], `density ${density}`);
    await Player.leaveAll();
    await screen.close();
  }
});

test("by mouse to a win", async () => {
  const player = await stage.sit();
  await player.open(stage.site.url);
  await player.twoPlayers();
  await player.clickMoves(...WALK);
  await won(player);
});

test("by touch to a win, on a phone held upright", async () => {
  const player = await stage.sit({
    viewport: { width: 390, height: 760 },
    hasTouch: true,
    isMobile: true,
  });
  await player.open(stage.site.url);
  await player.twoPlayers();
  await player.tapMoves(...WALK);
  await won(player);
});

test("by keyboard to a win", async () => {
  const player = await stage.sit();
  await player.open(stage.site.url);
  await player.twoPlayers();
  const keys = { up: "ArrowUp", down: "ArrowDown", left: "ArrowLeft", right: "ArrowRight", confirm: "Enter" };
  await walkByCursor(player, (act) => player.press(keys[act]));
  await won(player);
});

test("by controller to a win", async () => {
  const player = await stage.sitWithPad();
  await player.open(stage.site.url);
  const press = (act) => player.hold(act);
  await player.says("screen", "Title");
  await player.focusOn("Two players", () => press("down"));
  await press("confirm");
  await player.says("screen", "Setup");
  await player.says("focus", "Play");
  await press("confirm");
  await player.playing();
  await walkByCursor(player, press);
  await won(player);
});
