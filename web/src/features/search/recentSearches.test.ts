import { beforeEach, expect, test, vi } from "vitest";
import { forgetSearch, forgetSearches, recentSearches, rememberSearch } from "./recentSearches";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

test("the last five searches are kept, each once, and can be removed", () => {
  for (const query of ["one", "two", "Saree fall", "four", "five", "six", "saree fall"]) rememberSearch(query);
  expect(recentSearches()).toEqual(["saree fall", "six", "five", "four", "two"]);
  expect(forgetSearch("five")).toEqual(["saree fall", "six", "four", "two"]);
  expect(forgetSearches()).toEqual([]);
  expect(stored.size).toBe(0);
});

test("what another program has stored there is no search", () => {
  for (const value of ["{", '"text"', "[1, null]"]) {
    stored.set("recentSearches", value);
    expect(recentSearches()).toEqual([]);
  }
});
