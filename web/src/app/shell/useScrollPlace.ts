import { useEffect, useState } from "react";
import { SECTIONS, type SectionId } from "../home/sections";
import { activeSection } from "./activeSection";
import { MENU_SECTIONS } from "./menu";

/** Scrolling down at least this far hides the chat button, in pixels. */
const NOTABLE = 6;

export interface ScrollPlace {
  active: SectionId | undefined;
  goingDown: boolean;
}

function sectionInView(): SectionId | undefined {
  if (!document.getElementById(SECTIONS.banner)) return undefined;
  const place = window.scrollY;
  const sections = MENU_SECTIONS.flatMap((id) => {
    const section = document.getElementById(id);
    return section ? [{ id, top: section.getBoundingClientRect().top + place }] : [];
  });
  return activeSection({
    place,
    windowHeight: window.innerHeight,
    pageHeight: document.documentElement.scrollHeight,
    sections,
  });
}

/** The section of the home page in view, and the scroll direction. */
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
        const active = sectionInView();
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
