import { Anchor } from "./Anchor";
import styles from "./Lists.module.css";

/** The breadcrumbs; the last one is the current page and not a link. */
export function Breadcrumb({ items }: { items: { label: string; href?: string | undefined }[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.crumbs}>
        {items.map(({ label, href }, depth) => (
          <li key={depth}>{href ? <Anchor href={href}>{label}</Anchor> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
