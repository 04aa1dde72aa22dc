// The game is there, and can be played by every device, with the computer at work elsewhere.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Player, Site, launch } from "./harness.mjs";

let site, browser;
before(async () => {
  site = await Site.start();
  browser = await launch();
});
after(async () => {
  await browser.close();
  await site.end();
});

test("it loads from a sub-folder, without an error, and draws", async () => {
  const player = await Player.sit(browser);
  const shares = [];
  await player.page.exposeFunction("share", (share) => shares.push(Number(share)));
  await player.page.addInitScript(() => {
    new MutationObserver(() => {
      const bar = document.getElementById("bar");
      if (bar?.ariaValueNow) {
        window.share(bar.ariaValueNow);
      }
    }).observe(document, { subtree: true, attributes: true, childList: true });
  });
  await player.open(site.url);
  await player.frames(5);
  assert.deepEqual(player.errors, []);
  // A picture of one color is packed into a few thousand bytes.
  assert.ok((await player.page.screenshot()).length > 60_000, "the canvas is blank");
  assert.ok(new Set(shares).size > 5, `the bar stood at ${[...new Set(shares)]}`);
  assert.ok(Math.max(...shares) <= 100);
  await player.context.close();
});

test("by keyboard, and the computer answers from a worker", async () => {
  const player = await Player.sit(browser);
  await player.open(site.url);
  await player.againstComputer();
  await player.press("ArrowLeft", "ArrowLeft", "Enter", "ArrowRight", "Enter");
  const moves = await player.played(2);
  assert.equal(moves[0], "c3d3");
  assert.equal(player.page.workers().length, 1);
  assert.deepEqual(player.errors, []);
  await player.context.close();
});

test("without workers the computer answers all the same", async () => {
  const player = await Player.sit(browser, {}, () => delete window.Worker);
  await player.open(site.url);
  await player.againstComputer();
  await player.press("ArrowLeft", "ArrowLeft", "Enter", "ArrowRight", "Enter");
  assert.equal((await player.played(2))[0], "c3d3");
  await player.context.close();
});

test("by mouse, with the canvas at an odd place, scaled, and at every density", async () => {
  for (const deviceScaleFactor of [1, 1.25, 2, 3]) {
    const player = await Player.sit(browser, { deviceScaleFactor });
    await player.open(site.url);
    await player.page.addStyleTag({
      content: "#stage { inset: 61px auto auto 137px; width: 640px; height: 400px; transform: scale(0.8) }",
    });
    await player.frames(5);
    await player.twoPlayers();
    for (const square of ["a3", "a4", "a7", "a6", "g3", "g4"]) {
      await player.click(square);
    }
    assert.deepEqual(await player.played(3), ["a3a4", "a7a6", "g3g4"], `density ${deviceScaleFactor}`);
    await player.context.close();
  }
});

test("by touch, on a phone held upright", async () => {
  const player = await Player.sit(browser, {
    viewport: { width: 390, height: 760 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
  });
  await player.open(site.url);
  await player.twoPlayers();
  for (const square of ["a3", "a4", "a7", "a6"]) {
    await player.tap(square);
  }
  assert.deepEqual(await player.played(2), ["a3a4", "a7a6"]);
  await player.context.close();
});

test("by a controller", async () => {
  const player = await Player.sit(browser, {}, () => {
    const button = () => ({ pressed: false, touched: false, value: 0 });
    window.pad = {
      id: "Fake (STANDARD GAMEPAD)",
      index: 0,
      connected: true,
      mapping: "standard",
      timestamp: 0,
      axes: [0, 0, 0, 0],
      buttons: Array.from({ length: 17 }, button),
    };
    navigator.getGamepads = () => [{ ...window.pad, axes: [...window.pad.axes], buttons: [...window.pad.buttons] }];
  });
  await player.open(site.url);
  const press = async (index) => {
    for (const pressed of [true, false]) {
      await player.page.evaluate(
        ([index, pressed]) => {
          window.pad.buttons[index] = { pressed, touched: pressed, value: pressed ? 1 : 0 };
          window.pad.timestamp = performance.now();
        },
        [index, pressed],
      );
      await player.frames(3);
    }
  };
  const [south, left, right] = [0, 14, 15];
  await player.says("screen", "Title");
  await press(south);
  await player.says("screen", "Setup");
  await player.frames(10);
  await press(south);
  await player.says("screen", "Play");
  await player.frames(20);
  for (const button of [left, left, south, right, south]) {
    await press(button);
  }
  assert.equal((await player.played(2))[0], "c3d3");
  await player.context.close();
});

test("keys that belong to the browser stay with it, and nothing scrolls", async () => {
  const player = await Player.sit(browser);
  await player.open(site.url);
  const taken = await player.page.evaluate(() => {
    const canvas = document.getElementById("game");
    const left = (key, more = {}) =>
      !canvas.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));
    return {
      browser: [left("F5"), left("F12"), left("Tab"), left("r", { ctrlKey: true }), left("ArrowLeft", { altKey: true })],
      game: [left("ArrowUp"), left("ArrowDown"), left("ArrowLeft"), left("ArrowRight"), left(" "), left("PageDown")],
      menu: !canvas.dispatchEvent(new MouseEvent("contextmenu", { bubbles: true, cancelable: true })),
    };
  });
  assert.deepEqual(taken.browser, [false, false, false, false, false]);
  assert.deepEqual(taken.game, [true, true, true, true, true, true]);
  assert.ok(taken.menu);
  await player.context.close();
});
