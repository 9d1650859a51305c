/** The measuring window of the speed, in milliseconds: long enough to be steady, short enough to be current. */
const WINDOW_MS = 15_000;
/** The least measuring time, in milliseconds. */
const FIRST_MS = 2_000;

/** The upload speed over the last seconds. */
export class Speed {
  #seen: { at: number; sent: number }[] = [];

  /** The remaining time, in seconds; undefined until measured. */
  secondsLeft(at: number, sent: number, total: number): number | undefined {
    this.#seen = [...this.#seen.filter((one) => at - one.at < WINDOW_MS), { at, sent }];
    const first = this.#seen[0];
    if (!first || at - first.at < FIRST_MS || sent <= first.sent) return undefined;
    return ((total - sent) * (at - first.at)) / (sent - first.sent) / 1000;
  }
}
