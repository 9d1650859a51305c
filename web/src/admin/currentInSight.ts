const EDGE = 16;

/** As the ref of a row of links, or of something around it: scrolls it until the current link is in sight. */
export function currentInSight(part: HTMLElement | null): void {
  const current = part?.querySelector("[aria-current]");
  if (!part || !current) return;
  for (const scroller of [part, ...part.querySelectorAll("ul")]) {
    const beyond = current.getBoundingClientRect().right - scroller.getBoundingClientRect().right + EDGE;
    if (beyond > 0) scroller.scrollLeft += beyond;
  }
}
