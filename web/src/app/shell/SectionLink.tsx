import type { MouseEvent, ReactNode } from "react";
import { links } from "../../links";
import { Anchor } from "../../ui/Anchor";
import { SECTIONS, type SectionId } from "../home/sections";
import { settle } from "./settle";

/** The distance of a section from the top of the viewport, in pixels. */
const OFFSET = 80;

const topOf = (section: Element): number => section.getBoundingClientRect().top + window.scrollY - OFFSET;

function scrollToPlace(place: number) {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  scrollTo({ top: place, behavior: calm ? "instant" : "smooth" });
}

interface Props {
  section: SectionId;
  className?: string | undefined;
  current?: boolean | undefined;
  onFollow?: (() => void) | undefined;
  children: ReactNode;
}

/** Scrolls to a section of this page; links to the home page from other pages. */
export function SectionLink({ section, className, current, onFollow, children }: Props) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    onFollow?.();
    const target = document.getElementById(section);
    if (!target) return;
    event.preventDefault();
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
    settle();
    scrollToPlace(section === SECTIONS.banner ? 0 : topOf(target));
  };
  return (
    <Anchor
      href={section === SECTIONS.banner ? links.home() : links.section(section)}
      className={className}
      aria-current={current ? "true" : undefined}
      onClick={follow}
    >
      {children}
    </Anchor>
  );
}

/** The shop's name, which links to the top of the home page. */
export function HomeLink({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <SectionLink section={SECTIONS.banner} className={className}>
      {children}
    </SectionLink>
  );
}
