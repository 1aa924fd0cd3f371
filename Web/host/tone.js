/** Two short notes at the end of a rest. They mix with other sound: nobody's music stops for them. */

const notes = [{ pitch: 880, from: 0, to: 0.12 }, { pitch: 1174.66, from: 0.16, to: 0.4 }];
const loudness = 0.3;
/** A tone that the browser held back longer than this, in ms, would come at the wrong moment. */
const patience = 500;

export class Tone {
  /** @type {AudioContext | null} */
  #context = null;

  constructor() {
    // Browsers let a page sound only after a touch; waiting a little keeps the touch itself quick.
    const unlock = () => setTimeout(() => this.#unlock(stopListening), 150);
    const stopListening = () => {
      removeEventListener("pointerup", unlock);
      removeEventListener("keydown", unlock);
    };
    addEventListener("pointerup", unlock, { passive: true });
    addEventListener("keydown", unlock, { passive: true });
  }

  /** @param {() => void} done */
  #unlock(done) {
    this.#wake().then((context) => {
      done();
      return context.suspend();
    }).catch(() => {});
  }

  async #wake() {
    const session = /** @type {{ audioSession?: { type: string } }} */ (navigator).audioSession;
    if (session) session.type = "transient";
    this.#context ??= new AudioContext();
    await this.#context.resume();
    return this.#context;
  }

  async sound() {
    const asked = performance.now();
    const context = await this.#wake();
    if (performance.now() - asked > patience) return await context.suspend();
    const start = context.currentTime + 0.02;
    for (const note of notes) play(context, note, start);
    // A context left running holds the phone's audio.
    setTimeout(() => context.suspend(), 1000);
  }
}

/**
 * @param {AudioContext} context
 * @param {{ pitch: number, from: number, to: number }} note
 * @param {number} start
 */
function play(context, { pitch, from, to }, start) {
  const oscillator = new OscillatorNode(context, { frequency: pitch });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setTargetAtTime(loudness, start + from, 0.008);
  gain.gain.setTargetAtTime(0, start + to - 0.06, 0.02);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start + from);
  oscillator.stop(start + to + 0.1);
}
