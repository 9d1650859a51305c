import type { ProductExtras } from "../../../api/schema";
import { Icon } from "../../../ui/Icon";
import shared from "../../../ui/shared.module.css";
import { copy } from "../copy";
import styles from "./ProductIncluded.later.module.css";

/** What the price includes, and what it does not. */
export function ProductIncluded({ included, notIncluded }: Pick<ProductExtras, "included" | "notIncluded">) {
  if (included.length + notIncluded.length === 0) return null;
  return (
    <section className={styles.included}>
      <h2>{copy.included}</h2>
      <ul>
        {included.map((thing, place) => (
          <li key={place}>
            <Icon name="check" />
            {thing}
          </li>
        ))}
        {notIncluded.map((thing, place) => (
          <li key={`not ${place}`} className={shared.muted}>
            <Icon name="close" />
            <span>
              <span className={shared.hidden}>{copy.notIncluded} </span>
              {thing}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
