// Plays what the game wants heard. The browser mixes it beside the game, which so never stutters.
//
// The game says `sound` ("name gain speed") and `ambience` ("name gain") by events of the canvas. Browsers are silent until a
// person has done something in the page: what is asked for before is dropped, not kept. The files are fetched only then,
// and after the game has begun, so that they keep nobody waiting.

/** What lies in the folder of sounds, and is played once when asked for. */
const NAMES = [
  "back", "confirm", "cursor", "draw", "emerge", "hint", "leap", "loss", "move", "pounce", "put",
  "refuse", "rustle", "splash", "step", "swim", "take", "toggle", "trap", "tumble", "turn", "win",
  "bar", "heart", "pluck",
  "bark", "growl", "howl", "meow", "roar", "saw", "squeak", "trumpet",
];

/** What goes on and on. */
const LAYERS = ["jungle", "river", "night"];

/** In how many seconds the ambience comes and goes, nearly. */
const FADE = 0.6;

/** What counts as a person's doing. */
const GESTURES = ["pointerup", "keydown", "touchend"];

class Player {
  constructor(canvas) {
    this.canvas = canvas;
    this.context = null;
    this.sounds = new Map();
    /** How loud each layer is to be; heard once its file is there. */
    this.wanted = new Map();
    this.layers = new Map();
  }

  /** The first gesture: now there may be sound. Later ones wake it where the system put it to sleep. */
  wake() {
    if (!this.context) {
      this.context = new AudioContext({ latencyHint: "interactive" });
      this.fetchWhenBegun();
    }
    this.sleepWhileHidden();
  }

  /** A page that nobody sees is silent. */
  sleepWhileHidden() {
    if (!this.context) {
      return;
    }
    const change = document.hidden ? this.context.suspend() : this.context.resume();
    // A browser that does not let it has its reasons; the next gesture asks again.
    change.catch(() => {});
  }

  fetchWhenBegun() {
    if (this.canvas.dataset.screen && this.canvas.dataset.screen !== "Loading") {
      this.fetchAll();
    } else {
      setTimeout(() => this.fetchWhenBegun(), 500);
    }
  }

  async fetchAll() {
    for (const name of [...NAMES, ...LAYERS]) {
      try {
        const response = await fetch(`${this.canvas.dataset.assets}/sounds/${name}.ogg`);
        if (response.ok) {
          this.sounds.set(name, await this.context.decodeAudioData(await response.arrayBuffer()));
          this.setLayer(name, this.wanted.get(name) ?? 0);
        }
      } catch {
        // Without a network, or in a browser that does not know the format, the game is played in silence.
      }
    }
  }

  /** Plays a sound, if there is sound now. */
  play(name, gain, speed) {
    const buffer = this.sounds.get(name);
    if (!buffer || this.context.state !== "running") {
      return;
    }
    const { source } = this.connect(buffer, gain);
    source.playbackRate.value = speed;
    source.start();
  }

  connect(buffer, gain) {
    const source = new AudioBufferSourceNode(this.context, { buffer });
    const volume = new GainNode(this.context, { gain });
    source.connect(volume).connect(this.context.destination);
    return { source, volume };
  }

  /** Brings what goes on to a volume; it begins when it is first heard. */
  setLayer(name, gain) {
    const buffer = this.sounds.get(name);
    if (!buffer || !LAYERS.includes(name) || (gain === 0 && !this.layers.has(name))) {
      return;
    }
    if (!this.layers.has(name)) {
      const { source, volume } = this.connect(buffer, 0);
      source.loop = true;
      source.start();
      this.layers.set(name, volume);
    }
    this.layers.get(name).gain.setTargetAtTime(gain, this.context.currentTime, FADE / 3);
  }

  setAmbience(name, gain) {
    this.wanted.set(name, gain);
    this.setLayer(name, gain);
  }
}

/** Listens to the game. */
export function playSounds(canvas) {
  if (!window.AudioContext) {
    return;
  }
  const player = new Player(canvas);
  canvas.addEventListener("sound", ({ detail }) => {
    const [name, gain, speed] = detail.split(" ");
    player.play(name, Number(gain), Number(speed));
  });
  canvas.addEventListener("ambience", ({ detail }) => {
    const [name, gain] = detail.split(" ");
    player.setAmbience(name, Number(gain));
  });
  for (const gesture of GESTURES) {
    window.addEventListener(gesture, () => player.wake(), { capture: true, passive: true });
  }
  document.addEventListener("visibilitychange", () => player.sleepWhileHidden());
}
