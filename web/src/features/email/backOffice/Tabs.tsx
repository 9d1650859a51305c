import { useAddress, withKey } from "../../../admin/list/useAddress";
import { Anchor } from "../../../ui/Anchor";
import styles from "./Emails.later.module.css";

export interface Tab {
  /** The value in the URL; empty for the first. */
  value: string;
  label: string;
  count?: number | undefined;
}

/** Tabs that filter a list; the current one is the URL parameter `filter`. */
export function Tabs({ label, tabs, current }: { label: string; tabs: readonly Tab[]; current: string }) {
  const { path, search } = useAddress();
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(({ value, label: name, count }) => (
        <Anchor
          key={value}
          href={withKey(path, search, "filter", value)}
          replace
          aria-current={value === current ? "page" : undefined}
        >
          {name}
          {count ? <b>{count}</b> : null}
        </Anchor>
      ))}
    </nav>
  );
}
