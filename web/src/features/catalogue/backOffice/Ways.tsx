import { links } from "../../../links";
import { Anchor } from "../../../ui/Anchor";
import styles from "./Catalogue.later.module.css";
import * as paths from "./paths";

const WAYS: readonly [label: string, href: string][] = [
  ["Categories", paths.catalogue],
  ["All products", paths.allProducts],
  ["Without a price", paths.unpriced],
  ["Reviews", paths.reviews],
  ["Garment types", links.garmentTypes()],
];

/** Links to the lists of the catalogue. */
export function Ways({ current }: { current: string }) {
  return (
    <nav aria-label="Catalogue" className={styles.ways}>
      <ul>
        {WAYS.map(([label, href]) => (
          <li key={href}>
            <Anchor href={href} aria-current={href === current ? "page" : undefined}>
              {label}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
