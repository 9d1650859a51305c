import type { Category } from "../../../api/schema";
import { Anchor } from "../../../ui/Anchor";
import { Frame, Photo } from "../../../ui/Photo";
import { paths } from "../paths";
import styles from "./CategoryRail.later.module.css";

const TURNS = [0, 45, 90, 135, 180, 225, 270, 315];

/** All categories as circles, always in the same order. */
export function CategoryRail({ categories }: { categories: readonly Category[] }) {
  const inOrder = [...categories].sort((one, other) => one.id - other.id);
  return (
    <nav aria-label="Categories">
      <ul className={styles.rail}>
        <li>
          <Anchor href={paths.products()} className={styles.circle} aria-current="page">
            <Frame ratio="1" circle colours={{ ground: "var(--mayil)" }}>
              <svg viewBox="-60 -60 120 120" fill="#fffdf8" stroke="#c9d6b4" aria-hidden="true">
                {TURNS.map((turn) => (
                  <path key={turn} d="M0 0C-14-9-15-28 0-40C15-28 14-9 0 0Z" transform={`rotate(${turn})`} />
                ))}
                <circle r="6" fill="#f7b91e" stroke="none" />
              </svg>
            </Frame>
            All
          </Anchor>
        </li>
        {inOrder.map(({ ctid, categoryName, categoryImage, colours }) => (
          <li key={ctid}>
            <Anchor href={paths.category(ctid)} className={styles.circle}>
              <Photo ratio="1" circle image={categoryImage} colours={colours} sizes="122px" alt="" eager />
              {categoryName}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
