import type { MouseEvent } from "react";
import { useRead } from "../../../api/read";
import { rupees } from "../../../format/money";
import { Anchor } from "../../../ui/Anchor";
import { Photo } from "../../../ui/Photo";
import { copy } from "../copy";
import { titleOf } from "../hit";
import { wantedItemList } from "../queries";
import styles from "../Search.later.module.css";

/** What customers booked most often in the last weeks; nothing in a shop without bookings. */
export function MostWanted({ onPick }: { onPick: (event: MouseEvent, path: string) => void }) {
  const { data: wanted = [] } = useRead(wantedItemList());
  if (wanted.length === 0) return null;
  return (
    <section className={styles.wanted}>
      <div className={styles.groupHead}>
        <h2>{copy.wanted}</h2>
      </div>
      <ol>
        {wanted.map(({ hit, timesBooked }, index) => (
          <li key={hit.path}>
            <Anchor href={hit.path} onClick={(event) => onPick(event, hit.path)}>
              <Photo image={hit.image} sizes="(max-width: 768px) 46vw, 280px" alt="" eager>
                <span className={styles.place} aria-hidden="true">
                  {index + 1}
                </span>
              </Photo>
              <h3>{titleOf(hit)}</h3>
              {hit.pricePaise !== undefined && <p className={styles.wantedPrice}>{rupees(hit.pricePaise)}</p>}
              {timesBooked !== undefined && <p className={styles.booked}>{copy.booked(timesBooked)}</p>}
            </Anchor>
          </li>
        ))}
      </ol>
    </section>
  );
}
