import { useEffect, useRef, useState } from "react";
import type { Testimonial } from "../../../api/schema";
import { Avatar } from "../../../ui/Avatar";
import { Button, IconButton } from "../../../ui/Button";
import { Dots } from "../../../ui/Carousel";
import { classNames } from "../../../ui/classNames";
import { Photo } from "../../../ui/Photo";
import shared from "../../../ui/shared.module.css";
import { usePhone } from "../../../ui/usePhone";
import { useOnScreen } from "../../../ui/useOnScreen";
import { useRotation } from "../../../ui/useRotation";
import { selvedge } from "../colours";
import { copy } from "../copy";
import styles from "./VoiceCarousel.later.module.css";

const PAGE_SHOWN_MS = 5000;
const SETTLED_MS = 120;
const PER_PAGE = { phone: 1, desktop: 3 };

/** A scrolling row that rotates automatically; without script it only scrolls. */
export function VoiceCarousel({ voices }: { voices: readonly Testimonial[] }) {
  const perPage = usePhone() ? PER_PAGE.phone : PER_PAGE.desktop;
  const pages = Math.ceil(voices.length / perPage);
  // Does not rotate before the text is visible: on small screens it is below the fold.
  const [element, setElement] = useState<Element | null>(null);
  const { index, go, playing, toggle, slides } = useRotation(pages, PAGE_SHOWN_MS, useOnScreen(element));
  const list = useRef<HTMLUListElement>(null);
  const reached = useRef(0);

  useEffect(() => {
    const element = list.current;
    const first = element?.children[index * perPage];
    // A swipe has scrolled the row already.
    if (!element || !(first instanceof HTMLElement) || reached.current === index) return;
    reached.current = index;
    const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
    const start = element.firstElementChild instanceof HTMLElement ? element.firstElementChild.offsetLeft : 0;
    element.scrollTo({ left: first.offsetLeft - start, behavior: calm ? "instant" : "smooth" });
  }, [index, perPage]);

  useEffect(() => {
    const element = list.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout>;
    const settle = () => {
      const atEnd = element.scrollLeft + element.clientWidth > element.scrollWidth - 8;
      const page = atEnd ? pages - 1 : Math.round(element.scrollLeft / element.clientWidth);
      reached.current = page;
      go(page);
    };
    const follow = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, SETTLED_MS);
    };
    element.addEventListener("scroll", follow, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener("scroll", follow);
    };
  }, [pages, go]);

  return (
    <section aria-label={copy.voice.page} aria-roledescription="carousel">
      <div className={styles.head}>
        <h1>{copy.voice.page}</h1>
        {pages > 1 && (
          <Button look="line" small icon={playing ? "pause" : "play"} onClick={toggle}>
            {playing ? copy.voice.pause : copy.voice.play}
          </Button>
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be in reach of the keyboard */}
      <ul ref={list} className={styles.row} tabIndex={0} aria-label={copy.voice.page} {...slides}>
        {voices.map((voice, place) => (
          <li key={voice.id}>
            <figure>
              <Photo
                image={voice.mainImage}
                sizes="(max-width: 540px) 92vw, (max-width: 768px) 42vw, 357px"
                colours={selvedge(voice.id)}
                eager={place < PER_PAGE.desktop}
                priority={place === 0}
              />
              <blockquote ref={place === index * perPage ? setElement : undefined} className={styles.text}>{voice.quote}</blockquote>
              <figcaption className={styles.who}>
                <Avatar name={voice.name} second={voice.id % 2 === 0} />
                <div>
                  <b>{voice.name}</b>
                  <p className={classNames(shared.tiny, shared.muted)}>{voice.company}</p>
                </div>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <div className={styles.controls}>
          <IconButton icon="previous" look="boxed" label="Previous" onClick={() => go(index - 1)} />
          <div className={styles.dots}>
            <Dots count={pages} index={index} onPick={go} label={(place) => copy.voice.pageOf(place, pages)} />
          </div>
          <IconButton icon="next" look="boxed" label="Next" onClick={() => go(index + 1)} />
          <p className={shared.hidden} aria-live={playing ? "off" : "polite"}>
            {copy.voice.pageOf(index + 1, pages)}
          </p>
        </div>
      )}
    </section>
  );
}
