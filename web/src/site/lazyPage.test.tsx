import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { NetworkError } from "../api/problem";
import { lazyPage } from "./lazyPage";

const Page = () => <h1>Here</h1>;

test("a loaded page renders synchronously", async () => {
  const Lazy = lazyPage(() => Promise.resolve({ default: Page }));
  await Lazy.preload();
  expect(renderToString(<Lazy />)).toBe("<h1>Here</h1>");
});

test("its code is loaded once", async () => {
  let fetched = 0;
  const Lazy = lazyPage(() => Promise.resolve({ default: Page, fetched: ++fetched }));
  await Promise.all([Lazy.preload(), Lazy.preload()]);
  await Lazy.preload();
  expect(fetched).toBe(1);
});

test("after a failure only preload tries again", async () => {
  let attempts = 0;
  const Lazy = lazyPage(() => {
    attempts += 1;
    return attempts === 1 ? Promise.reject(new TypeError("Failed to fetch")) : Promise.resolve({ default: Page });
  });
  await expect(Lazy.preload()).rejects.toBeInstanceOf(NetworkError);
  expect(() => renderToString(<Lazy />)).toThrow();
  expect(attempts).toBe(1);
  await Lazy.preload();
  expect(renderToString(<Lazy />)).toBe("<h1>Here</h1>");
});
