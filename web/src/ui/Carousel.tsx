import { useEffect, useRef, useState, type ReactNode } from "react";
import { IconButton } from "./Button";
import { classNames } from "./classNames";
import styles from "./Lists.module.css";
import shared from "./shared.module.css";

interface CarouselProps {
  /** What is scrolled, for the accessible names of the arrows: 'tutorials'. */
  label: string;
  /** The section's heading; the arrows are at its right. */
  heading: ReactNode;
  /** Content beside the arrows, such as a link to all. */
  extra?: ReactNode;
  /** 288 px instead of 384. */
  narrow?: boolean | undefined;
  /** The items: <li> elements. */
  children: ReactNode;
}

/** A horizontally scrolling row of cards; a plain list without script. */
export function Carousel({ label, heading, extra, narrow, children }: CarouselProps) {
  const list = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState({ start: true, end: false });

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const look = () =>
      setEnds((before) => {
        const start = element.scrollLeft < 8;
        const end = element.scrollLeft + element.clientWidth > element.scrollWidth - 8;
        return before.start === start && before.end === end ? before : { start, end };
      });
    look();
    element.addEventListener("scroll", look, { passive: true });
    const watch = new ResizeObserver(look);
    watch.observe(element);
    return () => {
      element.removeEventListener("scroll", look);
      watch.disconnect();
    };
  }, []);

  const move = (direction: number) => {
    const element = list.current;
    if (!element) return;
    const step = (element.firstElementChild?.getBoundingClientRect().width ?? element.clientWidth) + 24;
    element.scrollBy(direction * Math.max(step, element.clientWidth - 2 * step), 0);
  };

  return (
    <>
      <div className={shared.head}>
        {heading}
        <div className={shared.row}>
          {extra}
          {!(ends.start && ends.end) && (
            <div className={styles.arrows}>
              <IconButton
                icon="previous"
                look="boxed"
                label={`Previous ${label}`}
                aria-disabled={ends.start || undefined}
                onClick={() => move(-1)}
              />
              <IconButton
                icon="next"
                look="boxed"
                label={`Next ${label}`}
                aria-disabled={ends.end || undefined}
                onClick={() => move(1)}
              />
            </div>
          )}
        </div>
      </div>
      <ul ref={list} className={classNames(styles.scroller, narrow && styles.narrow)}>
        {children}
      </ul>
    </>
  );
}

/** One dot for each page of a rotation. */
export function Dots({
  count,
  index,
  onPick,
  label,
}: {
  count: number;
  index: number;
  onPick: (index: number) => void;
  label: (place: number) => string;
}) {
  return (
    <div className={styles.dots}>
      {Array.from({ length: count }, (_, place) => (
        <button
          key={place}
          type="button"
          className={styles.dot}
          aria-label={label(place + 1)}
          aria-current={place === index || undefined}
          onClick={() => onPick(place)}
        />
      ))}
    </div>
  );
}
