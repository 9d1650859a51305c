import type { ReactNode } from "react";
import { useRead } from "../../../api/read";
import { links } from "../../../links";
import { Chips } from "../../../ui/Chips";
import { copy } from "../copy";
import { startingPoints } from "../queries";
import styles from "../Search.module.css";

/** Categories and tutorials as chips, for visitors who do not know what to type. */
export function StartingPoints({ title, children }: { title: string; children?: ReactNode }) {
  const { data } = useRead(startingPoints());
  const chips = [
    ...(data ?? []).map(({ ctid, categoryName }) => ({ label: categoryName, href: links.category(ctid) })),
    { label: copy.tutorials, href: links.courses() },
  ];
  return (
    <div className={styles.start}>
      <p className={styles.startTitle}>{title}</p>
      <Chips label={title} chips={chips.map((chip) => ({ ...chip, current: false }))} />
      {children}
    </div>
  );
}
