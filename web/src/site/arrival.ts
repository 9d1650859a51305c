import { useEffect, useLayoutEffect } from "react";

let going: "forward" | "back" | undefined;

/** Marks a followed link: the next screen starts at its top. Going back is left to the browser, which restores the position. */
export function noteForward(): void {
  going = "forward";
}

function noteBack(): void {
  going = "back";
}

/** Focuses the page's heading. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
  if (heading) focusQuietly(heading);
}

function focusQuietly(element: HTMLElement): void {
  if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Scrolls to a section and focuses it; false when there is none of that name. */
export function showSection(hash: string): boolean {
  const section = hash.length > 1 ? document.getElementById(hash.slice(1)) : null;
  if (!section) return false;
  section.scrollIntoView();
  focusQuietly(section);
  return true;
}

/** Whether a header menu was opened while the page was loading: moving the focus would close it. */
const hasOpenMenu = (): boolean => document.querySelector("header [aria-expanded=true], header details[open]") !== null;

/** Does what a page load would: scrolls to the top and focuses the heading. */
export function Arrival(): null {
  useEffect(() => {
    addEventListener("popstate", noteBack);
    return () => removeEventListener("popstate", noteBack);
  }, []);
  useLayoutEffect(() => {
    // The browser has done this for the first screen.
    if (going === undefined) return;
    if (going === "forward") {
      if (showSection(location.hash)) return;
      scrollTo({ top: 0, behavior: "instant" });
    }
    if (!hasOpenMenu()) focusHeading();
  }, []);
  return null;
}
