import { expect, test } from "vitest";
import { isLocalPath } from "./localPath";

const ORIGIN = "https://shop.example";

test("pages of the shop are local", () => {
  for (const own of ["/", "/home", "/account/", "/products?show=12", "/#howtomeasure", "/products?next=//a#//b", "/coursenames/3?a=../b", "/a/%E0%AE%85.x"])
    expect(isLocalPath(own), own).toBe(true);
});

const ELSEWHERE = [
  null,
  undefined,
  "",
  "home",
  "?next=/home",
  "//evil.example",
  "///evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "/.//evil.example",
  "/..//evil.example",
  "/./evil.example",
  "/home/..//evil.example",
  "/%2e//evil.example",
  "/%2E%2e//evil.example",
  "/.%2e/evil.example",
  "/home//evil.example",
  "/\t/evil.example",
  "/\n//evil.example",
  "\t//evil.example",
  " //evil.example",
  "/\u0000/evil.example",
  "https://evil.example/",
  "https:evil.example",
  "javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,x",
  "%2f%2fevil.example",
];

test("nothing else is", () => {
  for (const address of ELSEWHERE) expect(isLocalPath(address), JSON.stringify(address)).toBe(false);
});

test("local paths stay local after any number of normalisations", () => {
  const parts = ["", "/", ".", "..", "%2e", "%2f", "\\", "\t", "\n", " ", "evil.example", "home", "?", "#", ":", "@"];
  const left = parts
    .flatMap((a) => parts.flatMap((b) => parts.map((c) => `/${a}${b}${c}//evil.example`)))
    .concat(parts.flatMap((a) => parts.flatMap((b) => parts.map((c) => `/${a}${b}${c}`))))
    .filter(isLocalPath)
    .filter((address) => {
      const once = new URL(address, ORIGIN);
      const twice = new URL(once.pathname + once.search + once.hash, ORIGIN);
      return once.origin !== ORIGIN || twice.origin !== ORIGIN || twice.pathname !== once.pathname;
    });
  expect(left).toEqual([]);
});
