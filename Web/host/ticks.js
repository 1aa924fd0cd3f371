/**
 * What ticking needs of the world.
 * @typedef {object} Clock
 * @property {() => number} now ms since 1970
 * @property {(work: () => void, delay: number) => number} start
 * @property {(timer: number) => void} stop
 */

const second = 1000;
/** Longest delay a timer takes. */
const longest = 2 ** 31 - 1;

/** @type {Clock} */
const worldClock = {
  now: () => Date.now(),
  start: (work, delay) => setTimeout(work, delay),
  stop: (timer) => clearTimeout(timer),
};

/**
 * A tick at one instant and at every full second after it. Each is aimed at the wall clock anew, so nothing drifts.
 * Nobody sees a hidden page, so it gets none; on becoming visible it gets one at once.
 */
export class Ticks {
  /** @type {number | null} */
  #start = null;
  #begun = false;
  /** @type {number | undefined} */
  #timer;
  #visible = true;
  #tick;
  #clock;

  /**
   * @param {() => void} tick
   * @param {Clock} [clock]
   */
  constructor(tick, clock = worldClock) {
    this.#tick = tick;
    this.#clock = clock;
  }

  /** @param {number} at ms since 1970 of the first tick */
  start(at) {
    this.#start = at;
    this.#begun = false;
    this.#aim();
  }

  stop() {
    this.#start = null;
    this.#clock.stop(this.#timer ?? 0);
  }

  hide() {
    this.#visible = false;
    this.#clock.stop(this.#timer ?? 0);
  }

  show() {
    this.#visible = true;
    this.#aim();
    if (this.#start !== null) this.#tick();
  }

  #aim() {
    this.#clock.stop(this.#timer ?? 0);
    if (this.#start === null || !this.#visible) return;
    const now = this.#clock.now();
    const ahead = this.#start - now;
    // Once begun, a clock that was set back must not silence it until the first instant comes again.
    const wait = ahead > 0 && !this.#begun ? ahead : ((ahead % second) + second) % second || second;
    this.#timer = this.#clock.start(() => this.#wake(now + wait), Math.min(wait, longest));
  }

  /** @param {number} due */
  #wake(due) {
    const early = due - this.#clock.now();
    // Timers may come a little early, and one that was cut short comes very early.
    const isDue = early <= 0 || early > second && this.#begun;
    if (isDue) this.#begun = true;
    this.#aim();
    if (isDue) this.#tick();
  }
}
