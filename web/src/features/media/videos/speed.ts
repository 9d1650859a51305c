/** Over so long a time the speed is measured: shorter and the minutes jump, longer and they lie. */
const WINDOW_MS = 15_000;
/** Before that nothing can be said. */
const FIRST_MS = 2_000;

/** How fast a video leaves, from the last seconds. */
export class Speed {
  #seen: { at: number; sent: number }[] = [];

  /** Undefined while too little is known. */
  secondsLeft(at: number, sent: number, total: number): number | undefined {
    this.#seen = [...this.#seen.filter((one) => at - one.at < WINDOW_MS), { at, sent }];
    const first = this.#seen[0];
    if (!first || at - first.at < FIRST_MS || sent <= first.sent) return undefined;
    return ((total - sent) * (at - first.at)) / (sent - first.sent) / 1000;
  }
}
