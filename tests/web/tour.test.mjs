// What there is to learn, to understand and to share, with a controller and nothing else.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Stage } from "./harness.mjs";

const stage = Stage.set();

/** A player with a controller at the title, and what the tests below do with it. */
async function begin() {
  const player = await stage.sitWithPad();
  await player.open(stage.site.url);
  await player.says("screen", "Title");
  /** Steps about until something has the focus, and presses it; until the game is where it leads. */
  const choose = async (words, name, value, way = "down") => {
    await player.focusOn(words, () => player.hold(way));
    await player.actUntil(() => player.hold("confirm"), name, value);
  };
  const press = (act, name, value) => player.actUntil(() => player.hold(act), name, value);
  return { player, choose, press };
}

test("a lesson, a puzzle with a hint, an answer", async () => {
  const { player, choose, press } = await begin();
  await choose("Learn", "screen", "Learn");
  await press("confirm", "screen", "Play");
  // The learner hears the task; the first lesson is solved by one step.
  await player.says("news", "We all walk one square.");
  await player.playing();
  for (const square of ["d3", "d4"]) {
    await player.point(square, (act) => player.hold(act));
  }
  await player.says("news", "One square ahead.");
  await press("back", "screen", "Learn");
  await player.actUntil(() => player.hold("next"), "focus", "1");
  await press("confirm", "screen", "Play");
  await player.says("news", "One right move");
  await player.playing();
  await press("hint", "news", "Look at your");
  await press("hint", "news", "Move your");
  await press("back", "screen", "Learn");
  await press("back", "screen", "Title");
  assert.deepEqual(player.errors, []);
});

test("a board is set up, computers are watched, their game is looked at again", async () => {
  const { player, choose, press } = await begin();
  await choose("More", "menu", "More");
  await choose("Set up a board", "screen", "Play");
  await player.says("news", "This board can be played.");
  await press("menu", "menu", "Editor");
  await choose("Leave", "screen", "Title");
  await press("back", "menu", "None");
  await choose("More", "menu", "More");
  await choose("Watch a game", "menu", "Watch");
  await press("confirm", "screen", "Play");
  await player.says("news", "Blue's turn.");
  await press("menu", "menu", "Pause");
  await choose("Replay", "menu", "None");
  await press("undo", "news", "The animals stand at the start.");
  assert.deepEqual(player.errors, []);
});
