import { useState, type KeyboardEvent, type MouseEvent } from "react";
import type { SearchHit } from "../../../api/schema";
import { Anchor } from "../../../ui/Anchor";
import { classNames } from "../../../ui/classNames";
import { Photo } from "../../../ui/Photo";
import { KINDS } from "../copy";
import { detailsOf, priceOf, titleOf } from "../hit";
import styles from "../Search.module.css";
import { Marked } from "./Marked";

interface Props {
  hits: readonly SearchHit[];
  query: string;
  onPick: (event: MouseEvent, path: string) => void;
  /** Called for Arrow Up on the first result. */
  onLeave: () => void;
}

/** The list of results, with a preview of the focused one where there is room. */
export function Results({ hits, query, onPick, onLeave }: Props) {
  const [pointedAt, setActive] = useState(0);
  const active = Math.min(pointedAt, hits.length - 1);

  const walk = (event: KeyboardEvent<HTMLUListElement>) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const links = [...event.currentTarget.querySelectorAll("a")];
    const to = links.findIndex((link) => link === document.activeElement) + by;
    if (to < 0) onLeave();
    else links[Math.min(to, links.length - 1)]?.focus();
  };

  return (
    <>
      <ul onKeyDown={walk}>
        {hits.map((hit, place) => {
          const details = [detailsOf(hit).replace(/\.$/, ""), priceOf(hit)].filter(Boolean).join(", ");
          return (
            <li key={`${hit.type} ${hit.id}`}>
              <Anchor
                href={hit.path}
                className={classNames(styles.hit, place === active && styles.active)}
                onClick={(event) => onPick(event, hit.path)}
                onFocus={() => setActive(place)}
                onPointerEnter={() => setActive(place)}
              >
                <Photo
                  image={hit.image}
                  sizes="56px"
                  alt=""
                  eager
                  play={hit.type === "course"}
                  className={styles.thumb}
                />
                <span>
                  <span className={styles.name}>
                    <Marked text={titleOf(hit)} query={query} />
                  </span>
                  {details && (
                    <span className={styles.details}>
                      <Marked text={details} query={query} />
                    </span>
                  )}
                </span>
                <span className={styles.kind}>{KINDS[hit.type]}</span>
              </Anchor>
            </li>
          );
        })}
      </ul>
      <Preview hit={hits[active]} />
    </>
  );
}

/** Hidden from assistive technology: everything in it is in the list too. */
function Preview({ hit }: { hit: SearchHit | undefined }) {
  if (!hit) return null;
  return (
    <div className={styles.preview} aria-hidden="true">
      <Photo
        key={hit.path}
        image={hit.image}
        ratio={hit.type === "course" ? "16/9" : "4/5"}
        sizes="380px"
        alt=""
        eager
        play={hit.type === "course"}
      />
      <p className={styles.previewName}>{titleOf(hit)}</p>
      <p className={styles.previewLine}>{detailsOf(hit)}</p>
      <p className={styles.previewPrice}>{priceOf(hit)}</p>
    </div>
  );
}
