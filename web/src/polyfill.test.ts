import { expect, test, vi } from "vitest";

test("the search parameters of the engine read like those of browsers", async () => {
  const Native = globalThis.URLSearchParams;
  vi.stubGlobal("URLSearchParams", undefined);
  await import("./polyfill");
  const Own = globalThis.URLSearchParams;
  vi.unstubAllGlobals();
  expect(Own).not.toBe(Native);
  for (const text of ["", "?a=1&b=2&a=3", "q=silk+blouse%20%26", "a", "bad=%E0%A4%A", "q=%2B(x)!~*", "seed=2&&x==y"]) {
    const [own, native] = [new Own(text), new Native(text)];
    expect(own.getAll("a")).toEqual(native.getAll("a"));
    expect(own.get("q")).toBe(native.get("q"));
    expect(own.has("x")).toBe(native.has("x"));
    if (!text.startsWith("bad")) expect(own.toString()).toBe(native.toString());
  }
  const [own, native] = [new Own("a=1&b=2&a=3"), new Native("a=1&b=2&a=3")];
  for (const parameters of [own, native]) {
    parameters.set("a", "9");
    parameters.append("c", "x y");
    parameters.delete("b");
  }
  expect(own.toString()).toBe(native.toString());
});
