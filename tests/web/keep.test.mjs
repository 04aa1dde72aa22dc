// What is kept: games across reloads, lost graphics and full storage; links; whole versions without a network.

import assert from "node:assert/strict";
import fs from "node:fs";
import { test } from "node:test";
import { Stage, anotherVersion } from "./harness.mjs";

const stage = Stage.set();

/** A game of two people with two moves made. */
async function twoMoves(options, beforehand) {
  const player = await stage.sit(options, beforehand);
  await player.open(stage.site.url);
  await player.twoPlayers();
  await player.clickMoves("a3a4", "a7a6");
  await player.played(2);
  return player;
}

/** What the browser downloads after a press: its name and its bytes. */
async function taken(player, key) {
  const [download] = await Promise.all([player.page.waitForEvent("download"), player.press(key)]);
  return { name: download.suggestedFilename(), bytes: fs.readFileSync(await download.path()) };
}

async function oneMoreMove(player) {
  await player.clickMoves("g3g4");
  assert.deepEqual(await player.played(3), ["a3a4", "a7a6", "g3g4"]);
}

test("after a reload the game goes on", async () => {
  const player = await twoMoves();
  await player.open(stage.site.url);
  await player.says("menu", "Resume");
  await player.press("Enter");
  await player.playing();
  await oneMoreMove(player);
});

test("lost graphics are told, and one press brings the position back", async () => {
  const player = await twoMoves();
  await player.page.evaluate(() => {
    document.getElementById("game").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext();
  });
  const button = player.page.locator("#trouble-button");
  await button.waitFor({ state: "visible" });
  assert.match(await player.page.locator("#trouble-title").innerText(), /picture is gone/);
  await button.click();
  await player.page.waitForLoadState();
  await player.playing();
  await oneMoreMove(player);
});

test("without WebGL2 there is a page to read", async () => {
  const player = await stage.sit({}, () => {
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
      return kind === "webgl2" ? null : original.call(this, kind, ...rest);
    };
  });
  await player.page.goto(stage.site.url);
  await player.page.locator("#trouble").waitFor({ state: "visible" });
  assert.match(await player.page.locator("#trouble-text").innerText(), /WebGL 2/);
  assert.deepEqual(player.errors, []);
});

test("a link goes out and comes in; a bad one is refused", async () => {
  const player = await twoMoves({ permissions: ["clipboard-read", "clipboard-write"] });
  await player.press("Escape");
  await player.says("menu", "Pause");
  await player.press("Escape");
  await player.says("menu", "None");
  await player.page.keyboard.press("Control+c");
  await player.says("notice", "copied");
  const link = await player.page.evaluate(() => navigator.clipboard.readText());
  assert.ok(link.startsWith(`${stage.site.url}#g=1.standard.`), link);

  const friend = await stage.sit();
  await friend.open(link);
  await friend.playing();
  assert.deepEqual(await friend.moves(), [], "until a move is made nothing of the friend's own is replaced");
  assert.equal(new URL(friend.page.url()).hash, "", "a reload is not to begin again");
  await oneMoreMove(friend);

  const stranger = await stage.sit();
  await stranger.open(link.slice(0, -3));
  await stranger.says("notice", "opens no game");
  await stranger.says("screen", "Title");
  assert.deepEqual(await stranger.moves(), []);
});

test("a game as a moving picture and the sheets to print are downloaded", async () => {
  const player = await twoMoves();
  await player.pressUntil("Escape", "menu", "Pause");
  await player.press("ArrowRight", "ArrowDown", "ArrowDown", "ArrowDown", "ArrowDown", "Enter");
  await player.says("menu", "None");
  await player.frames(20);
  await player.pressUntil("p", "menu", "Share");
  await player.press("ArrowDown", "ArrowDown", "ArrowDown");
  const picture = await taken(player, "Enter");
  assert.match(picture.name, /^jungle-\d{4}-\d\d-\d\d\.gif$/);
  assert.equal(picture.bytes.subarray(0, 6).toString(), "GIF89a");
  assert.ok(picture.bytes.length > 50_000, `${picture.bytes.length} bytes`);

  const printer = await stage.sit();
  await printer.open(stage.site.url);
  await printer.says("screen", "Title");
  await printer.focusOn("More", () => printer.press("ArrowDown"));
  await printer.pressUntil("Enter", "menu", "More");
  await printer.press("ArrowDown", "ArrowDown");
  await printer.pressUntil("Enter", "menu", "Print");
  const sheets = await taken(printer, "Enter");
  assert.match(sheets.name, /\.pdf$/);
  assert.equal(sheets.bytes.subarray(0, 5).toString(), "%PDF-");
});

test("full storage is told, and loses nothing that was there", async () => {
  const player = await twoMoves();
  const before = await player.page.evaluate(() => {
    localStorage.setItem("jungle/autosave.ron.bad1", "an old game");
    for (let size = 1 << 20, count = 0; size >= 1; ) {
      try {
        localStorage.setItem(`filler ${count++}`, "x".repeat(size));
      } catch {
        size >>= 1;
      }
    }
    return localStorage.getItem("jungle/autosave.ron");
  });
  const ends = () => player.page.evaluate(() => localStorage.getItem("jungle/autosave.ron.bad1"));
  for (let move = 0; move < 40 && (await ends()) !== null; move++) {
    await player.clickMoves(["g3g4", "g7g6", "g4g3", "g6g7"][move % 4]);
  }
  assert.equal(await ends(), null, "what was set aside makes room first");
  assert.equal(await player.page.locator("#trouble").isVisible(), false);
  assert.ok((await player.page.evaluate(() => localStorage.getItem("jungle/autosave.ron"))).length >= before.length);
});

test("where nothing can be kept it is told, and the game goes on", async () => {
  const player = await stage.sit({}, () => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("storage is forbidden", "SecurityError");
      },
    });
  });
  await player.open(stage.site.url);
  await player.says("notice", "cannot be read");
  await player.twoPlayers();
  await player.click("a3");
  await player.click("a4");
  await player.says("notice", "cannot be saved");
  assert.equal(await player.page.locator("#trouble").isVisible(), false);
});

const installed = () =>
  navigator.serviceWorker.ready.then(() => caches.keys()).then((names) => (names.length === 1 ? names[0] : null));

test("it loads, plays and keeps without a network", async () => {
  const player = await twoMoves();
  await player.wait(installed);
  await player.wait(() => navigator.serviceWorker.controller !== null);
  await stage.site.stop();
  await player.open(stage.site.url);
  await player.says("menu", "Resume");
  await player.press("Enter");
  await player.playing();
  await oneMoreMove(player);
  await stage.site.serve(stage.site.port);
});

test("a new version comes whole or not at all, says so, and keeps the game", async () => {
  const player = await twoMoves();
  await player.wait(() => navigator.serviceWorker.controller !== null);
  const running = () => player.page.evaluate(() => document.documentElement.dataset.version ?? "first");
  const update = () => player.page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update().catch(() => {});
    const fresh = registration.installing;
    if (fresh) {
      await new Promise((resolve) => {
        fresh.addEventListener("statechange", () => ["installed", "redundant"].includes(fresh.state) && resolve());
      });
    }
    return fresh?.state ?? "none";
  });

  stage.site.deploy(anotherVersion("broken", { spoil: true }));
  assert.equal(await update(), "redundant");
  assert.equal(await player.page.locator("#news").isVisible(), false);
  await player.open(stage.site.url);
  assert.equal(await running(), "first", "the old version is still whole");

  // The page itself asks for news when it opens; that must have failed before there is a better version.
  await player.wait(async () => (await navigator.serviceWorker.ready).installing === null);
  stage.site.deploy(anotherVersion("second"));
  await update();
  await player.page.locator("#news").waitFor({ state: "visible" });
  await player.page.locator("#news-button").click();
  await player.wait(() => document.documentElement.dataset.version === "second");
  await player.playing();
  await oneMoreMove(player);
  assert.equal((await player.page.evaluate(() => caches.keys())).length, 1);
});
