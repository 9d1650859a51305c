import { useState } from "react";
import { IconButton } from "../../../ui/Button";
import { Icon } from "../../../ui/Icon";
import shared from "../../../ui/shared.module.css";
import { copy } from "../copy";
import { forgetSearch, forgetSearches, recentSearches } from "../recentSearches";
import styles from "../Search.later.module.css";

/** The last searches on this device. */
export function RecentSearches({ onPick, onEmpty }: { onPick: (query: string) => void; onEmpty: () => void }) {
  const [searches, setSearches] = useState(recentSearches);
  const keep = (left: string[]) => {
    setSearches(left);
    if (left.length === 0) onEmpty();
  };
  if (searches.length === 0) return null;
  return (
    <section className={styles.recent}>
      <div className={styles.groupHead}>
        <h2>{copy.recent}</h2>
        <button type="button" className={shared.stitch} onClick={() => keep(forgetSearches())}>
          {copy.forgetAll}
        </button>
      </div>
      <ul>
        {searches.map((query) => (
          <li key={query}>
            <button type="button" onClick={() => onPick(query)}>
              <Icon name="clock" />
              <span>{query}</span>
            </button>
            <IconButton
              icon="close"
              label={copy.forget(query)}
              onClick={({ currentTarget }) => {
                const row = currentTarget.closest("li");
                const next = row?.nextElementSibling ?? row?.previousElementSibling;
                next?.querySelector<HTMLElement>("button:last-of-type")?.focus();
                keep(forgetSearch(query));
              }}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
