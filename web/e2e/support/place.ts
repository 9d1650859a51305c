import type { TestInfo } from "@playwright/test";

let taken = 0;

/**
 * One of so many places (ports, folders) for what a test starts for itself. Workers that run at the same time never
 * share one, and none is used twice in a row: connections of the test before may still be closing.
 */
export function nextPlace({ config, parallelIndex, workerIndex }: TestInfo, places: number): number {
  const mine = Math.floor(places / config.workers);
  const place = (workerIndex * 7 + taken) % mine;
  taken += 1;
  return parallelIndex * mine + place;
}
