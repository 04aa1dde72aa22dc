// The game is there, with the computer at work elsewhere.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Stage } from "./harness.mjs";

const stage = Stage.set();

test("it loads from a sub-folder, without an error, and draws", async () => {
  const player = await stage.sit();
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
  await player.open(stage.site.url);
  await player.frames(5);
  assert.deepEqual(player.errors, []);
  // A picture of one color is packed into a few thousand bytes.
  assert.ok((await player.page.screenshot()).length > 30_000, "the canvas is blank");
  assert.ok(new Set(shares).size > 5, `the bar stood at ${[...new Set(shares)]}`);
  assert.ok(Math.max(...shares) <= 100);
});

test("the computer answers from a worker", async () => {
  const player = await stage.sit();
  await player.open(stage.site.url);
  await player.againstComputer();
  await player.press("ArrowLeft", "ArrowLeft");
  // What stands under the cursor is read out.
  await player.says("focus", "c3, Red, wolf");
  assert.equal(await player.page.locator("#said").textContent(), "c3, Red, wolf");
  await player.press("Enter", "ArrowRight", "Enter");
  const moves = await player.played(2);
  assert.equal(moves[0], "c3d3");
  assert.equal(player.page.workers().length, 1);
  assert.deepEqual(player.errors, []);
});

test("it speaks the language that was chosen, and so does the page", async () => {
  const player = await stage.sit({}, () => {
    const kept = localStorage.getItem("jungle/settings.ron");
    localStorage.setItem("jungle/settings.ron", kept.replace("view: ()", "view: (language: ja)"));
  });
  await player.open(stage.site.url);
  await player.says("language", "ja");
  await player.says("focus", "対局");
  assert.equal(await player.page.evaluate(() => document.documentElement.lang), "ja");
  assert.equal(await player.page.locator("#news-later").textContent(), "あとで");
  assert.deepEqual(player.errors, []);
});

test("without workers the computer answers all the same", async () => {
  const player = await stage.sit({}, () => delete window.Worker);
  await player.open(stage.site.url);
  await player.againstComputer();
  await player.press("ArrowLeft", "ArrowLeft", "Enter", "ArrowRight", "Enter");
  assert.equal((await player.played(2))[0], "c3d3");
});

// B65
test("a page that was out of sight goes on where it was, without hurry", async () => {
  const player = await stage.sit();
  await player.open(stage.site.url);
  await player.againstComputer();
  const life = await player.context.newCDPSession(player.page);
  await player.press("ArrowLeft", "ArrowLeft", "Enter", "ArrowRight", "Enter");
  assert.equal((await player.played(1))[0], "c3d3");
  await life.send("Page.setWebLifecycleState", { state: "frozen" });
  await new Promise((resolve) => setTimeout(resolve, 15_000));
  await life.send("Page.setWebLifecycleState", { state: "active" });
  await player.played(2);
  await player.settled();
  assert.equal((await player.moves()).length, 2, "one answer, however long it took");
  assert.deepEqual(player.errors, []);
});

// B67
test("keys that belong to the browser stay with it, and nothing scrolls", async () => {
  const player = await stage.sit();
  await player.open(stage.site.url);
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
  // Tab leads out of the picture.
  await player.page.evaluate(() => {
    document.body.append(Object.assign(document.createElement("button"), { id: "beyond" }));
    document.getElementById("game").focus();
  });
  await player.press("Tab");
  assert.equal(await player.page.evaluate(() => document.activeElement.id), "beyond");
});
