import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { IconButton } from "./Button";
import { classNames } from "./classNames";
import { Dialog } from "./Dialog";
import type { LightboxProps } from "./Lightbox";
import styles from "./Lightbox.later.module.css";
import photo from "./Photo.module.css";
import { ResponsiveImage } from "./Photo";

const SETTLED_MS = 120;

export default function LightboxDialog({ images, index = 0, onIndex, title, actions }: LightboxProps) {
  const strip = useRef<HTMLDivElement>(null);
  const thumbs = useRef<HTMLDivElement>(null);
  const shownAt = useRef<number>(undefined);
  const [zoomed, setZoomed] = useState(false);
  const total = images.length;
  const place = Math.min(index, total - 1);

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    // A swipe has scrolled the strip already; other changes jump.
    if (place !== shownAt.current) element.scrollTo({ left: place * element.clientWidth, behavior: "instant" });
    shownAt.current = place;
    setZoomed(false);
    const thumb = thumbs.current?.children[place];
    if (thumb instanceof HTMLElement)
      thumbs.current?.scrollTo({ left: thumb.offsetLeft - thumbs.current.clientWidth / 2 });
  }, [place]);

  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout>;
    const settle = () => {
      const reached = Math.round(element.scrollLeft / element.clientWidth);
      if (reached === shownAt.current || reached < 0 || reached >= total) return;
      shownAt.current = reached;
      onIndex(reached);
    };
    const follow = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, SETTLED_MS);
    };
    const keep = new ResizeObserver(() =>
      element.scrollTo({ left: (shownAt.current ?? 0) * element.clientWidth, behavior: "instant" }),
    );
    element.addEventListener("scroll", follow, { passive: true });
    keep.observe(element);
    return () => {
      clearTimeout(timer);
      element.removeEventListener("scroll", follow);
      keep.disconnect();
    };
  }, [total, onIndex]);

  const go = (by: number) => onIndex((place + by + total) % total);
  const key = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined || zoomed || total < 2) return;
    event.preventDefault();
    go(by);
  };

  const alt = images[place]?.alt;
  return (
    <Dialog open onClose={() => onIndex(undefined)} look="dark" label={title ? title(place + 1, total) : "Images"}>
      <div className={styles.box} onKeyDown={key}>
        <div className={styles.top}>
          <p role="status">
            {title ? (
              title(place + 1, total)
            ) : (
              <>
                {alt}
                <span>
                  {place + 1} of {total}
                </span>
              </>
            )}
          </p>
          <div className={styles.actions}>
            <IconButton icon="zoom" label="Zoom" aria-pressed={zoomed} onClick={() => setZoomed(!zoomed)} />
            <IconButton icon="close" label="Close" onClick={() => onIndex(undefined)} />
          </div>
        </div>
        <div className={styles.stage}>
          <div ref={strip} className={styles.strip}>
            {images.map((image, at) => (
              <div
                key={at}
                className={classNames(styles.slide, zoomed && at === place && styles.zoomed)}
                inert={at !== place}
              >
                <div>
                  {Math.abs(at - place) <= 1 && (
                    <ResponsiveImage image={image} sizes={zoomed ? "220vw" : "100vw"} eager className={photo.whole} />
                  )}
                </div>
              </div>
            ))}
          </div>
          {total > 1 && (
            <>
              <IconButton
                icon="previous"
                label="Previous"
                className={classNames(styles.arrow, styles.left)}
                onClick={() => go(-1)}
              />
              <IconButton
                icon="next"
                label="Next"
                className={classNames(styles.arrow, styles.right)}
                onClick={() => go(1)}
              />
            </>
          )}
        </div>
        <div className={styles.foot}>
          {total > 1 && (
            <div ref={thumbs} className={styles.thumbs}>
              {images.map((image, at) => (
                <button
                  key={at}
                  type="button"
                  className={styles.thumb}
                  aria-label={`Image ${at + 1}`}
                  aria-current={at === place || undefined}
                  onClick={() => onIndex(at)}
                >
                  <ResponsiveImage image={image} sizes="52px" alt="" />
                </button>
              ))}
            </div>
          )}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </div>
    </Dialog>
  );
}
