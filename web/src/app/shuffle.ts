import { tabStorage } from "../site/browserStorage";

const KEY = "seed";

const isSeed = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= 4;

/**
 * The order of shuffled lists for this visit: the one the page came with, else the one of the visit so far, else a new
 * one. Without storage (some private windows) each document has its own.
 */
export function adoptShuffle(brought: number | undefined): number {
  const stored = Number(tabStorage.get(KEY));
  const seed = brought ?? (isSeed(stored) ? stored : pick());
  tabStorage.set(KEY, String(seed));
  return seed;
}

const pick = (): number => 1 + Math.floor(Math.random() * 4);
