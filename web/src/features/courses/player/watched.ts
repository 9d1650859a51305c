/** A stretch of a video that was really played, in seconds. */
export interface Stretch {
  from: number;
  to: number;
}

/** Between two ticks of a playing video no more than this passes at normal speed. */
const LONGEST_TICK = 2;

/** Collects what is played: a jump ends one stretch and begins another, and is not counted itself. */
export class Watched {
  private stretches: Stretch[] = [];
  private last: number | undefined;

  /** The video stands at `time`; `rate` is its speed. */
  tick(time: number, rate: number): void {
    const { last } = this;
    this.last = time;
    if (last === undefined) return;
    const passed = time - last;
    if (passed <= 0 || passed > LONGEST_TICK * Math.max(rate, 1)) return;
    const open = this.stretches.at(-1);
    if (open && open.to === last) open.to = time;
    else this.stretches.push({ from: last, to: time });
  }

  /** Whatever comes next does not continue what was. */
  breakOff(): void {
    this.last = undefined;
  }

  /** What was played since the last time, and forgets it. */
  take(): Stretch[] {
    const taken = joined(this.stretches);
    this.stretches = [];
    return taken;
  }

  /** What was taken could not be told: it is told next time. */
  putBack(stretches: readonly Stretch[]): void {
    this.stretches = joined([...stretches, ...this.stretches]);
  }
}

/** The same seconds in as few stretches as possible, in order. */
export function joined(stretches: readonly Stretch[]): Stretch[] {
  const result: Stretch[] = [];
  for (const { from, to } of stretches.toSorted((one, other) => one.from - other.from)) {
    const before = result.at(-1);
    if (before && from <= before.to) before.to = Math.max(before.to, to);
    else result.push({ from, to });
  }
  return result;
}
