import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type axe from "axe-core";
import { still } from "./still";
import { expect } from "./test";

/** WCAG 2.2, levels A and AA. */
export const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Half the size of what the package gives as `source`: each page that is looked at parses it. */
const script = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface Scope {
  /** The tags of the rules that count; without them all rules do, recommendations included. */
  tags?: readonly string[];
  /** A selector of the part to look at; the whole page unless named. */
  within?: string;
}

/**
 * What axe finds wrong in the page as it stands. Runs axe in the page itself: its Playwright package opens a blank page
 * for each look and reports what passed too, which takes three times as long. Frames from elsewhere are not looked into.
 */
export async function violationsIn(page: Page, { tags, within }: Scope = { tags: WCAG }): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(script);
  return page.evaluate(
    async ({ tags, within }) => {
      const { run } = (globalThis as unknown as { axe: typeof axe }).axe;
      const { violations } = await run(within ?? document, {
        resultTypes: ["violations"],
        iframes: false,
        ...(tags && { runOnly: { type: "tag", values: [...tags] } }),
      });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
    },
    { tags, within },
  );
}

/** Waits until the page is stable, and expects no accessibility violations. */
export async function expectAccessible(page: Page, what = "accessible", scope?: Scope): Promise<void> {
  await still(page);
  expect(await violationsIn(page, scope), what).toEqual([]);
}

export async function expectNoSidewaysScrolling(page: Page, what = "pixels of sideways scrolling"): Promise<void> {
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(sideways, { message: what }).toBeLessThanOrEqual(0);
}

/** Expects that nothing reaches over the sides of the page, where its frame would cut it off, except in what scrolls. */
export async function expectNothingCutOff(page: Page, what = "what is cut off at the sides"): Promise<void> {
  const cutOff = () =>
    page.evaluate(() => {
      const width = document.documentElement.clientWidth;
      const scrolls = (element: Element): boolean => {
        for (let outer = element.parentElement; outer; outer = outer.parentElement) {
          if (/auto|scroll/.test(getComputedStyle(outer).overflowX)) return true;
        }
        return false;
      };
      return [...document.querySelectorAll("main *")]
        .filter((element) => {
          const box = element.getBoundingClientRect();
          // Read out, and not shown.
          if (box.width <= 2) return false;
          // A drawing that decorates may run over the edge.
          if (element.closest("[aria-hidden=true]")) return false;
          // A text may reach over its own element.
          const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE);
          const written = texts.map((text) => {
            const range = document.createRange();
            range.selectNode(text);
            return range.getBoundingClientRect();
          });
          const reaches = [box, ...written].some(({ left, right, width: own }) => own > 0 && (left < -1 || right > width + 1));
          return reaches && !scrolls(element);
        })
        .map((element) => `${element.tagName}: ${(element.textContent ?? "").slice(0, 60)}`);
    });
  await expect.poll(cutOff, { message: what }).toEqual([]);
}

/** From the next page on, texts are twice as large, as for readers who set 32 px as the font size of their browser. */
export async function doubleText(page: Page): Promise<void> {
  await page.addInitScript(() => addEventListener("DOMContentLoaded", () => document.documentElement.style.setProperty("font-size", "125%")));
}

/** Expects that no amount and no share of a whole continues on a second line. */
export async function expectNumbersWhole(page: Page, what = "numbers that are broken"): Promise<void> {
  const broken = () =>
    page.evaluate(() => {
      const found: string[] = [];
      const texts = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        for (const { 0: number, index } of (text.textContent ?? "").matchAll(/₹[\d,.]+|\d+%/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + number.length);
          if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(number);
        }
      }
      return found;
    });
  await expect.poll(broken, { message: what }).toEqual([]);
}
