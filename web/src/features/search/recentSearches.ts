import { browserStorage } from "../../site/browserStorage";

const KEY = "recentSearches";
const MOST = 5;

/** The last searches that led somewhere, newest first. They stay on this device. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(browserStorage.get(KEY) ?? "[]");
    return Array.isArray(stored) ? stored.filter((one) => typeof one === "string").slice(0, MOST) : [];
  } catch {
    return [];
  }
}

const store = (searches: string[]): string[] => {
  browserStorage.set(KEY, searches.length > 0 ? JSON.stringify(searches.slice(0, MOST)) : undefined);
  return searches;
};

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

export const rememberSearch = (query: string): string[] =>
  store([query, ...recentSearches().filter((one) => !isSame(one, query))]);

export const forgetSearch = (query: string): string[] => store(recentSearches().filter((one) => one !== query));

export const forgetSearches = (): string[] => store([]);
