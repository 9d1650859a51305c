import { useEffect, useState } from "react";
import { SECTIONS, type SectionId } from "../home/sections";

/** Under this the top of the page counts as home. */
const NEAR_TOP = 300;
/** A section becomes the active one when the place plus AHEAD passes its top minus BEFORE. */
const AHEAD = 150;
const BEFORE = 200;
/** This close to the end of the page it is the contact section. */
const NEAR_END = 200;

const IN_ORDER = Object.values(SECTIONS);
/** Scrolling down at least this far at once hides the chat button. */
const NOTABLE = 6;

export interface ScrollPlace {
  active: SectionId | undefined;
  goingDown: boolean;
}

function activeSection(): SectionId | undefined {
  if (!document.getElementById(SECTIONS.banner)) return undefined;
  const place = window.scrollY;
  if (place < NEAR_TOP) return SECTIONS.banner;
  if (place + window.innerHeight >= document.documentElement.scrollHeight - NEAR_END) return SECTIONS.contact;
  let active: SectionId = SECTIONS.banner;
  for (const id of IN_ORDER) {
    const section = document.getElementById(id);
    if (section && place + AHEAD > section.getBoundingClientRect().top + place - BEFORE) active = id;
  }
  return active;
}

/** Which section of the home page is in view, and which way the page moves. */
export function useScrollPlace(path: string): ScrollPlace {
  const [where, setWhere] = useState<ScrollPlace>({ active: undefined, goingDown: false });
  useEffect(() => {
    let last = window.scrollY;
    let frame = 0;
    const look = () => {
      frame = 0;
      const moved = window.scrollY - last;
      last = window.scrollY;
      setWhere((before) => {
        const active = activeSection();
        const goingDown = Math.abs(moved) < NOTABLE ? before.goingDown : moved > 0;
        return before.active === active && before.goingDown === goingDown ? before : { active, goingDown };
      });
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    addEventListener("scroll", onScroll, { passive: true });
    addEventListener("resize", onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener("scroll", onScroll);
      removeEventListener("resize", onScroll);
    };
  }, [path]);
  return where;
}
