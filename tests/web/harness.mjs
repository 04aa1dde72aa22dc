// What the tests of the browser version share: the game served from a sub-folder, a headless Chromium, a player's hands.
//
// JUNGLE_WEB is the program that serves, DIST the built folder, CHROMIUM the browser; playwright-core is found by NODE_PATH.

import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { after, afterEach, before, beforeEach } from "node:test";

const { chromium } = createRequire(import.meta.url)("playwright-core");

/** How long anything may take on a slow machine that draws without a graphics card. */
export const PATIENCE = 240_000;

const DIST = process.env.DIST ?? "dist";

/** The settings of somebody who has played before. */
const SETTINGS = fs.readFileSync(new URL("settings.ron", import.meta.url), "utf8");

/** A web server with the game in its folder `play/`; what lies there can be replaced. */
export class Site {
  static async start() {
    const site = new Site();
    site.root = fs.mkdtempSync(path.join(os.tmpdir(), "jungle-site-"));
    fs.writeFileSync(path.join(site.root, "index.html"), "<title>another page</title>");
    site.deploy(DIST);
    await site.serve(0);
    return site;
  }

  async serve(port) {
    this.server = spawn(process.env.JUNGLE_WEB, ["--no-build", "--serve", String(port), "--out", this.root], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const address = await new Promise((resolve, reject) => {
      this.server.stdout.on("data", (text) => {
        const found = /http:\/\/[\d.]+:(\d+)\//.exec(String(text));
        if (found) {
          resolve(found);
        }
      });
      this.server.once("exit", () => reject(new Error("the server did not start")));
    });
    this.port = Number(address[1]);
    this.url = `${address[0]}play/`;
  }

  deploy(folder) {
    fs.rmSync(path.join(this.root, "play"), { recursive: true, force: true });
    fs.cpSync(folder, path.join(this.root, "play"), { recursive: true });
  }

  async stop() {
    const gone = new Promise((resolve) => this.server.once("exit", resolve));
    this.server.kill();
    await gone;
  }

  async end() {
    await this.stop();
    fs.rmSync(this.root, { recursive: true, force: true });
  }
}

/** The name of the version in a built folder. */
export function version(folder) {
  return /VERSION = "(.*)"/.exec(fs.readFileSync(path.join(folder, "sw.js"), "utf8"))[1];
}

/** A copy of the built game as another version: one script of it is changed. `spoil` leaves that script as it was. */
export function anotherVersion(name, { spoil = false } = {}) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "jungle-version-"));
  fs.cpSync(DIST, folder, { recursive: true });
  for (const packed of fs.readdirSync(folder, { recursive: true })) {
    if (/\.(br|gz)$/.test(packed)) {
      fs.rmSync(path.join(folder, packed));
    }
  }
  const old = version(folder);
  fs.renameSync(path.join(folder, old), path.join(folder, name));
  for (const file of ["index.html", "sw.js"]) {
    const text = fs.readFileSync(path.join(folder, file), "utf8");
    fs.writeFileSync(path.join(folder, file), text.replaceAll(old, name));
  }
  const script = path.join(folder, name, "page.js");
  const before = fs.readFileSync(script);
  fs.appendFileSync(script, `\ndocument.documentElement.dataset.version = "${name}";\n`);
  const list = path.join(folder, name, "files.json");
  const files = JSON.parse(fs.readFileSync(list, "utf8")).map((file) => {
    const moved = file.path.replace(old, name);
    const bytes = fs.readFileSync(path.join(folder, moved));
    return { path: moved, bytes: bytes.length, sha256: createHash("sha256").update(bytes).digest("hex") };
  });
  fs.writeFileSync(list, JSON.stringify(files));
  if (spoil) {
    fs.writeFileSync(script, before);
  }
  return folder;
}

/** What the buttons of a controller mean, by their numbers in the standard layout. */
const BUTTONS = { confirm: 0, back: 1, undo: 2, hint: 3, previous: 4, next: 5, menu: 9, up: 12, down: 13, left: 14, right: 15 };

/** Runs in a page before its own scripts: it has a controller, and `looks` counts how often the game has looked at it. */
function givePad() {
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
  window.looks = 0;
  navigator.getGamepads = () => {
    window.looks += 1;
    return [{ ...window.pad, axes: [...window.pad.axes], buttons: [...window.pad.buttons] }];
  };
}

export function launch(...more) {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist", ...more],
  });
}

/** What the tests of a file play on: one browser for all of them, and a site for each. */
export class Stage {
  /** A stage that is there while a test runs. */
  static set() {
    const stage = new Stage();
    before(async () => {
      stage.browser = await launch();
    });
    beforeEach(async () => {
      stage.site = await Site.start();
    });
    afterEach(async () => {
      await Player.leaveAll();
      await stage.site.end();
    });
    after(() => stage.browser.close());
    return stage;
  }

  /** A player before the browser, as `Player.sit`. */
  async sit(options, beforehand) {
    return Player.sit(this.browser, options, beforehand);
  }

  /** A player with a controller in hand, for `Player.hold`. */
  async sitWithPad() {
    return this.sit({}, givePad);
  }
}

/** The game in a page, and a player before it. */
export class Player {
  static seated = new Set();

  /** Everybody leaves: a game that goes on behind a failed test takes the machine from the next one. */
  static async leaveAll() {
    for (const player of Player.seated) {
      await player.context.close();
    }
    Player.seated.clear();
  }

  /** `options` are the browser context's; `before` runs in the page before its own scripts. */
  static async sit(browser, options = {}, before = null) {
    const player = new Player();
    Player.seated.add(player);
    player.context = await browser.newContext({ viewport: { width: 640, height: 360 }, ...options });
    // Nobody here is new to the game: what it asks at its first start is not asked.
    await player.context.addInitScript((kept) => {
      try {
        if (!localStorage.getItem("jungle/settings.ron")) {
          localStorage.setItem("jungle/settings.ron", kept);
        }
      } catch {
        // A page without storage has no first start either.
      }
    }, SETTINGS);
    if (before) {
      await player.context.addInitScript(before);
    }
    player.page = await player.context.newPage();
    player.page.setDefaultTimeout(PATIENCE);
    player.errors = [];
    player.page.on("console", (message) => {
      if (message.type() === "error") {
        player.errors.push(message.text());
      }
    });
    // winit leaves its start by an exception.
    player.page.on("pageerror", (error) => {
      if (!String(error).includes("Using exceptions for control flow")) {
        player.errors.push(String(error));
      }
    });
    return player;
  }

  async open(url) {
    await this.page.goto(url);
    await this.wait(() => !["", "Loading"].includes(document.querySelector("#game").dataset.screen ?? ""));
  }

  async wait(condition, argument) {
    return this.page.waitForFunction(condition, argument, { timeout: PATIENCE });
  }

  /** What the game says of itself: "screen", "menu" or "notice". */
  async says(name, value) {
    await this.wait(([name, value]) => (document.querySelector("#game").dataset[name] ?? "").includes(value), [name, value]);
  }

  /** Waits until the last move is seen to be made: until then nothing can be taken up. */
  async settled() {
    await this.frames(3);
    await this.wait(() => document.querySelector("#game").getAttribute("aria-busy") === "false");
  }

  async press(...keys) {
    for (const key of keys) {
      await this.page.keyboard.press(key, { delay: 120 });
      // A frame or two, so that no two presses fall into one.
      await this.frames(3);
    }
  }

  /** Presses a button of the controller: until the game has looked, however slow it is, and no longer, so that nothing repeats. */
  async hold(act) {
    await this.page.evaluate(async (index) => {
      for (const pressed of [true, false]) {
        window.pad.buttons[index] = { pressed, touched: pressed, value: pressed ? 1 : 0 };
        window.pad.timestamp = performance.now();
        const looks = window.looks;
        while (window.looks === looks) {
          await new Promise((resolve) => setTimeout(resolve, 1));
        }
      }
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
    }, BUTTONS[act]);
  }

  /** Presses until the game says so. What falls into a change of scene is dropped, by rule: then once more. */
  async pressUntil(key, name, value) {
    return this.actUntil(() => this.press(key), name, value);
  }

  /** The same by whatever act. */
  async actUntil(act, name, value) {
    for (let attempt = 0; attempt < 5; attempt++) {
      await act();
      for (let wait = 0; wait < 40; wait++) {
        if ((await this.said(name)).includes(value)) {
          return;
        }
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
    }
    throw new Error(`after five presses it does not say ${value}, but ${await this.said(name)}`);
  }

  /** Acts again and again, as by stepping down a list, until the focus is on the words. */
  async focusOn(words, act) {
    for (let attempt = 0; attempt < 20; attempt++) {
      if ((await this.said("focus")).includes(words)) {
        return;
      }
      await act();
    }
    throw new Error(`the focus does not come to ${words}`);
  }

  async frames(count) {
    await this.page.evaluate(async (count) => {
      for (let frame = 0; frame < count; frame++) {
        await new Promise(requestAnimationFrame);
      }
    }, count);
  }

  /** From the title to a new game of two people. */
  async twoPlayers() {
    await this.says("screen", "Title");
    await this.focusOn("Two players", () => this.press("ArrowDown"));
    await this.begin();
  }

  /** From the title to a new game against the computer. */
  async againstComputer() {
    await this.says("screen", "Title");
    await this.says("focus", "Play");
    await this.begin();
  }

  /** From the title's focused button by way of the setup, whose own is the one that begins. */
  async begin() {
    await this.pressUntil("Enter", "screen", "Setup");
    await this.pressUntil("Enter", "screen", "Play");
    await this.playing();
  }

  /** Waits until the board can be played on: the leaves before it part for a moment. */
  async playing() {
    await this.says("screen", "Play");
    await this.frames(20);
    await this.settled();
  }

  /** One thing the game says of itself, now. */
  async said(name) {
    return this.page.evaluate((name) => document.querySelector("#game").dataset[name] ?? "", name);
  }

  /** Steps the cursor to a square and confirms; `act` is asked for "up", "down", "left", "right" and "confirm". */
  async point(square, act) {
    for (let step = 0; step < 40; step++) {
      const cursor = await this.said("cursor");
      if (cursor === square) {
        return act("confirm");
      }
      // The first step only shows where the cursor is.
      const across = cursor === "" ? 0 : square.charCodeAt(0) - cursor.charCodeAt(0);
      const up = cursor === "" ? 1 : Number(square[1]) - Number(cursor[1]);
      await act(across > 0 ? "right" : across < 0 ? "left" : up > 0 ? "up" : "down");
    }
    throw new Error(`forty steps do not lead to ${square}`);
  }

  /** The center of a square of the board, in the page's pixels; Red is at the bottom. */
  async square(name) {
    const box = await this.page.locator("#game").boundingBox();
    const portrait = box.height > box.width;
    const [width, height] = portrait ? [390, 844] : [1280, 720];
    const fit = Math.min(box.width / width, box.height / height);
    const left = box.x + (box.width - width * fit) / 2;
    const top = box.y + (box.height - height * fit) / 2;
    const [x, y, step] = portrait ? [195, 366.6, 46.8] : [640, 360, 68];
    const file = name.charCodeAt(0) - "a".charCodeAt(0) - 3;
    const rank = Number(name[1]) - 5;
    return { x: left + (x + file * step) * fit, y: top + (y - rank * step) * fit };
  }

  async click(name) {
    const { x, y } = await this.square(name);
    await this.page.mouse.move(x, y);
    await this.frames(2);
    await this.page.mouse.down();
    await this.frames(2);
    await this.page.mouse.up();
    await this.frames(2);
  }

  /** Moves by clicks, and waits for the picture: "a3a4". */
  async clickMoves(...moves) {
    for (const move of moves) {
      await this.make(move, (square) => this.click(square));
    }
  }

  async tapMoves(...moves) {
    for (const move of moves) {
      await this.make(move, (square) => this.tap(square));
    }
  }

  /** Makes a move by presses. Those that come while the last move is still shown are dropped, by rule: then once more. */
  async make(move, press) {
    const before = (await this.moves()).length;
    for (let attempt = 0; attempt < 5; attempt++) {
      // A press on what is held already would put it down.
      if ((await this.said("held")) !== move.slice(0, 2)) {
        await press(move.slice(0, 2));
      }
      await press(move.slice(2));
      if (await this.moved(before)) {
        break;
      }
    }
    await this.settled();
  }

  /** Whether within some seconds there are more moves than that, or the game is over. */
  async moved(before) {
    for (let wait = 0; wait < 20; wait++) {
      if ((await this.said("menu")) === "Result" || (await this.moves()).length > before) {
        return true;
      }
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    return false;
  }

  async tap(name) {
    const { x, y } = await this.square(name);
    await this.page.touchscreen.tap(x, y);
    await this.frames(3);
  }

  /** The moves as they are saved. */
  async moves() {
    return this.page.evaluate(() => {
      const saved = localStorage.getItem("jungle/autosave.ron") ?? "";
      return (/moves: "([^"]*)"/.exec(saved)?.[1] ?? "").split(" ").filter(Boolean);
    });
  }

  /** Waits until so many moves are saved, and gives them. */
  async played(count) {
    await this.wait((count) => {
      const saved = localStorage.getItem("jungle/autosave.ron") ?? "";
      return (/moves: "([^"]*)"/.exec(saved)?.[1] ?? "").split(" ").filter(Boolean).length >= count;
    }, count);
    return this.moves();
  }
}
