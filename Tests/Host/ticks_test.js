import { equal, ok } from "./assert.js";
import { Ticks } from "../../Web/host/ticks.js";

/** A clock that is moved by hand; timers come late by `lateness`, which may be negative. */
class HandClock {
  time = 1_000_000;
  lateness = 0;
  /** @type {{ at: number, work: () => void } | null} */
  timer = null;

  now = () => this.time;
  /** @type {(work: () => void, delay: number) => number} */
  start = (work, delay) => {
    this.timer = { at: Math.max(this.time + 1, this.time + delay + this.lateness), work };
    return 1;
  };
  stop = () => {
    this.timer = null;
  };

  /** @param {number} time */
  runTo(time) {
    while (this.timer && this.timer.at <= time) {
      const { at, work } = this.timer;
      this.timer = null;
      this.time = Math.max(this.time, at);
      work();
    }
    this.time = time;
  }
}

function ticking() {
  const clock = new HandClock();
  /** @type {number[]} */
  const heard = [];
  const ticks = new Ticks(() => heard.push(clock.time), clock);
  return { clock, heard, ticks };
}

Deno.test("the first tick comes at the instant asked for, the others at full seconds after it", () => {
  const { clock, heard, ticks } = ticking();
  ticks.start(1_000_250);
  clock.runTo(1_003_000);
  equal(heard, [1_000_250, 1_001_250, 1_002_250]);
});

Deno.test("an instant that has passed still says where seconds turn", () => {
  const { clock, heard, ticks } = ticking();
  ticks.start(998_400);
  clock.runTo(1_002_000);
  equal(heard, [1_000_400, 1_001_400]);
});

Deno.test("late timers do not add up", () => {
  const { clock, heard, ticks } = ticking();
  clock.lateness = 30;
  ticks.start(1_001_000);
  clock.runTo(1_004_500);
  equal(heard, [1_001_030, 1_002_030, 1_003_030, 1_004_030]);
});

Deno.test("a timer that comes early is no tick yet", () => {
  const { clock, heard, ticks } = ticking();
  clock.lateness = -1;
  ticks.start(1_001_000);
  clock.runTo(1_000_999);
  equal(heard, []);
  clock.lateness = 0;
  clock.runTo(1_001_000);
  equal(heard, [1_001_000]);
});

Deno.test("a hidden page hears nothing, and one tick at once on coming back", () => {
  const { clock, heard, ticks } = ticking();
  ticks.start(1_001_000);
  clock.runTo(1_001_500);
  ticks.hide();
  clock.runTo(1_090_300);
  equal(heard, [1_001_000]);
  ticks.show();
  clock.runTo(1_091_500);
  equal(heard, [1_001_000, 1_090_300, 1_091_000]);
});

Deno.test("a hidden page that is told to tick waits until it is seen", () => {
  const { clock, heard, ticks } = ticking();
  ticks.hide();
  ticks.start(1_001_000);
  clock.runTo(1_005_000);
  equal(heard, []);
});

Deno.test("after the end there is no tick, not even on coming back", () => {
  const { clock, heard, ticks } = ticking();
  ticks.start(1_001_000);
  ticks.stop();
  ticks.hide();
  ticks.show();
  clock.runTo(1_005_000);
  equal(heard, []);
});

Deno.test("a clock that is set back by an hour does not silence the ticks", () => {
  const { clock, heard, ticks } = ticking();
  ticks.start(1_001_000);
  clock.runTo(1_001_000);
  const timer = clock.timer;
  ok(timer);
  clock.time = 1_001_990 - 3_600_000;
  clock.timer = { at: clock.time + 10, work: timer.work };
  clock.runTo(clock.time + 2500);
  equal(heard.length, 4);
});

Deno.test("an instant months away is waited for", () => {
  const { clock, heard, ticks } = ticking();
  const at = clock.time + 5_000_000_000;
  ticks.start(at);
  clock.runTo(at);
  equal(heard, [at]);
});
