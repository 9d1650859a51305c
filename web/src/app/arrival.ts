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
  if (!heading) return;
  if (!heading.hasAttribute("tabindex")) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Brings the named section into view; false when the page has none of that name. */
export function showSection(hash: string): boolean {
  const section = hash.length > 1 ? document.getElementById(hash.slice(1)) : null;
  section?.scrollIntoView();
  return section !== null;
}

/** Stands beside a page and does what a page load would: top of the page, heading focused. */
export function Arrival(): null {
  useEffect(() => {
    addEventListener("popstate", noteBack);
    return () => removeEventListener("popstate", noteBack);
  }, []);
  useLayoutEffect(() => {
    // The first screen was loaded by the browser, which has done all this.
    if (going === undefined) return;
    if (going === "forward" && !showSection(location.hash)) scrollTo({ top: 0, behavior: "instant" });
    focusHeading();
  }, []);
  return null;
}
