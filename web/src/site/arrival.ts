import { useEffect, useLayoutEffect } from "react";

let going: "forward" | "back" | undefined;

/** A link was followed: the next screen starts at its top. Going back is the browser's, which keeps the place. */
export function noteForward(): void {
  going = "forward";
}

function noteBack(): void {
  going = "back";
}

/** Puts the focus where a page begins. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
  if (heading) focusQuietly(heading);
}

function focusQuietly(element: HTMLElement): void {
  if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Brings the named section into view and focuses it; false when the page has none of that name. */
export function showSection(hash: string): boolean {
  const section = hash.length > 1 ? document.getElementById(hash.slice(1)) : null;
  if (!section) return false;
  section.scrollIntoView();
  focusQuietly(section);
  return true;
}

/** A menu of the header that was opened while the page was still coming: the focus would shut it in her face. */
const hasOpenMenu = (): boolean => document.querySelector("header [aria-expanded=true], header details[open]") !== null;

/** Stands beside a page and does what a page load would: top of the page, heading focused. */
export function Arrival(): null {
  useEffect(() => {
    addEventListener("popstate", noteBack);
    return () => removeEventListener("popstate", noteBack);
  }, []);
  useLayoutEffect(() => {
    // The first screen was loaded by the browser, which has done all this.
    if (going === undefined) return;
    if (going === "forward") {
      if (showSection(location.hash)) return;
      scrollTo({ top: 0, behavior: "instant" });
    }
    if (!hasOpenMenu()) focusHeading();
  }, []);
  return null;
}
