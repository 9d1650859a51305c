const KEY = "seed";

const isSeed = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= 4;

/**
 * The order of shuffled lists for this visit: the one the page came with, else the one of the visit so far, else a new
 * one. Without storage (some private windows) each document has its own.
 */
export function adoptShuffle(brought: number | undefined): number {
  try {
    const stored = Number(sessionStorage.getItem(KEY));
    const seed = brought ?? (isSeed(stored) ? stored : pick());
    sessionStorage.setItem(KEY, String(seed));
    return seed;
  } catch {
    return brought ?? pick();
  }
}

const pick = (): number => 1 + Math.floor(Math.random() * 4);
