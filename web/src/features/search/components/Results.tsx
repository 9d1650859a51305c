import { useState, type KeyboardEvent, type MouseEvent } from "react";
import type { SearchGroup, SearchHit } from "../../../api/schema";
import { rupees } from "../../../format/money";
import { Anchor } from "../../../ui/Anchor";
import { classNames } from "../../../ui/classNames";
import { Photo } from "../../../ui/Photo";
import shared from "../../../ui/shared.module.css";
import { copy, HEADINGS } from "../copy";
import { detailsOf, isLowest, titleOf } from "../hit";
import styles from "../Search.later.module.css";
import { Marked } from "./Marked";

interface Props {
  groups: readonly SearchGroup[];
  query: string;
  onPick: (event: MouseEvent, path: string) => void;
  /** Called for more results of one type. */
  onAll: (type: SearchHit["type"]) => void;
  /** Called for Arrow Up on the first result. */
  onLeave: () => void;
}

/** The results by type, with a preview of the focused one where there is room. */
export function Results({ groups, query, onPick, onAll, onLeave }: Props) {
  const hits = groups.flatMap((group) => group.hits);
  const [pointedAt, setActive] = useState<SearchHit>();
  const active = hits.find(({ path }) => path === pointedAt?.path) ?? hits[0];

  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
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
      <div onKeyDown={walk}>
        {groups.map(({ total, hits }) => {
          const type = hits[0]?.type;
          if (!type) return null;
          return (
            <section key={type} className={styles.group}>
              <div className={styles.groupHead}>
                <h2>{HEADINGS[type]}</h2>
                {total > hits.length && (
                  <button type="button" className={shared.stitch} onClick={() => onAll(type)}>
                    {copy.all(total)}
                    <span className={shared.hidden}>{copy.allOf(HEADINGS[type])}</span>
                  </button>
                )}
              </div>
              <ul>
                {hits.map((hit) => (
                  <li key={hit.id}>
                    <Anchor
                      href={hit.path}
                      className={classNames(styles.hit, hit === active && styles.active)}
                      onClick={(event) => onPick(event, hit.path)}
                      onFocus={() => setActive(hit)}
                      onPointerEnter={() => setActive(hit)}
                    >
                      <Photo image={hit.image} sizes="64px" alt="" eager play={type === "course"} className={styles.thumb} />
                      <span>
                        <span className={styles.name}>
                          <Marked text={titleOf(hit)} query={query} />
                        </span>
                        {detailsOf(hit) && (
                          <span className={styles.details}>
                            <Marked text={detailsOf(hit).replace(/\.$/, "")} query={query} />
                          </span>
                        )}
                      </span>
                      <HitPrice hit={hit} />
                    </Anchor>
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
      <Preview hit={active} />
    </>
  );
}

function HitPrice({ hit }: { hit: SearchHit }) {
  if (hit.pricePaise === undefined) return null;
  return (
    <span className={styles.price}>
      {isLowest(hit) && <small>from </small>}
      {rupees(hit.pricePaise)}
    </span>
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
      <p className={styles.previewPrice}>
        <HitPrice hit={hit} />
      </p>
    </div>
  );
}
