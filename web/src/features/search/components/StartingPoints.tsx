import type { ReactNode } from "react";
import { useRead } from "../../../api/read";
import { links } from "../../../links";
import { Chips } from "../../../ui/Chips";
import { copy } from "../copy";
import { startingPoints } from "../queries";
import styles from "../Search.later.module.css";

/** Categories and tutorials as chips, for visitors who do not know what to type. */
export function StartingPoints({ title, children }: { title: string; children?: ReactNode }) {
  const { data } = useRead(startingPoints());
  const chips = [
    ...(data ?? []).map(({ ctid, categoryName }) => ({ label: categoryName, href: links.category(ctid) })),
    { label: copy.tutorials, href: links.courses() },
  ];
  return (
    <div className={styles.start}>
      <h2 className={styles.startTitle}>{title}</h2>
      <Chips label={title} chips={chips.map((chip) => ({ ...chip, current: false }))} />
      {children}
    </div>
  );
}
