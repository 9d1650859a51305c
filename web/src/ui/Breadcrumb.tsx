import { Anchor } from "./Anchor";
import styles from "./Lists.module.css";

/** The way to here; the last one is this page and no link. */
export function Breadcrumb({ items }: { items: { label: string; href?: string | undefined }[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.crumbs}>
        {items.map(({ label, href }) => (
          <li key={label}>{href ? <Anchor href={href}>{label}</Anchor> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
