import { AdminIcon } from "../../admin/AdminIcon";
import type { AdminPart, Waiting } from "../../site/adminPart";
import { links } from "../../links";
import { ShopMark } from "../../features/content/public/ShopMark";
import { useShop } from "../../features/content/public/useShop";
import { Anchor } from "../../ui/Anchor";
import styles from "./BackOffice.later.module.css";
import { LogOut } from "./LogOut";
import { OpenShop, WaitingMark } from "./Marks";
import { addressOfScreen, behindMore, countAt, inBar, type AdminEntry } from "./parts";

interface Props {
  parts: readonly AdminPart[];
  entries: readonly AdminEntry[];
  waiting: readonly Waiting[];
  /** The path of the current entry. */
  current: string | undefined;
}

/** The sidebar, on wide screens. */
export function Rail({ entries, ...rest }: Props) {
  const shop = useShop();
  return (
    <div className={styles.rail}>
      <Anchor href={links.admin()} className={styles.logo}>
        <ShopMark of={shop} />
        <span>{shop?.businessName ?? "Home"}</span>
      </Anchor>
      <nav aria-label="Back office">
        <ul>
          {entries.map((entry) => (
            <Way key={entry.path} {...entry} {...rest} />
          ))}
        </ul>
      </nav>
      <ul className={styles.out}>
        <li>
          <OpenShop />
        </li>
        <li>
          <LogOut />
        </li>
      </ul>
    </div>
  );
}

/** The bottom bar, on phones: the main entries, the rest behind More. */
export function Bar({ entries, ...rest }: Props) {
  const { parts, waiting, current } = rest;
  const others = behindMore(entries);
  const count = others.reduce((sum, { path }) => sum + countAt(parts, waiting, path), 0);
  const here = current === "/more" || others.some(({ path }) => path === current);
  return (
    <nav className={styles.bar} aria-label="Back office">
      <ul>
        {inBar(entries).map((entry) => (
          <Way key={entry.path} {...entry} {...rest} />
        ))}
        <li>
          <Anchor href={addressOfScreen("/more")} aria-current={here ? "page" : undefined}>
            <AdminIcon name="more" />
            <span>More</span>
            <WaitingMark count={count} />
          </Anchor>
        </li>
      </ul>
    </nav>
  );
}

function Way({ path, entry: { label, icon }, parts, waiting, current }: AdminEntry & Omit<Props, "entries">) {
  return (
    <li>
      <Anchor href={addressOfScreen(path)} aria-current={path === current ? "page" : undefined} title={label}>
        <AdminIcon name={icon} />
        <span>{label}</span>
        <WaitingMark count={countAt(parts, waiting, path)} />
      </Anchor>
    </li>
  );
}
