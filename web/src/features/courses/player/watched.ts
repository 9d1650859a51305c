/** A stretch of a video that was played, in seconds. */
export interface Stretch {
  from: number;
  to: number;
}

/** The most between two ticks at normal speed, in seconds; more is a jump. */
const LONGEST_TICK = 2;

/** Collects what is played: a jump ends one stretch and begins another, and is not counted itself. */
export class Watched {
  private stretches: Stretch[] = [];
  private last: number | undefined;

  /** Records the position `time`, in seconds, at the speed `rate`. */
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

  /** Ends the current stretch. */
  breakOff(): void {
    this.last = undefined;
  }

  /** Returns and clears the stretches played since the last call. */
  take(): Stretch[] {
    const taken = joined(this.stretches);
    this.stretches = [];
    return taken;
  }

  /** Returns stretches that could not be reported, for the next call. */
  putBack(stretches: readonly Stretch[]): void {
    this.stretches = joined([...stretches, ...this.stretches]);
  }
}

/** Merges stretches that touch or overlap, in order. */
export function joined(stretches: readonly Stretch[]): Stretch[] {
  const result: Stretch[] = [];
  for (const { from, to } of stretches.toSorted((one, other) => one.from - other.from)) {
    const before = result.at(-1);
    if (before && from <= before.to) before.to = Math.max(before.to, to);
    else result.push({ from, to });
  }
  return result;
}
