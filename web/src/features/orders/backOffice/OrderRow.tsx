import type { ReactNode } from "react";
import { LongLine, type Placed } from "../../../admin/list/LongList";
import { Anchor } from "../../../ui/Anchor";
import styles from "./Parts.later.module.css";
import { detail } from "./paths";
import type { Subject } from "./subject";

interface Props {
  of: Subject;
  before?: ReactNode;
  line?: ReactNode;
  /** Its position in a `LongList`; absent in a short list. */
  placed?: Placed;
  children?: ReactNode;
}

/** An order in a list: customer, item and one more line. A tap anywhere on the text opens it. */
export function OrderRow({ of, before, line, placed, children }: Props) {
  const inside = (
    <>
      {before}
      <div className={styles.lineText}>
        <b>
          <Anchor href={detail(of.id)}>{of.customer}</Anchor>
        </b>
        <p>{of.serviceName}</p>
        {line && <p>{line}</p>}
      </div>
      {children}
    </>
  );
  if (!placed) return <li className={styles.line}>{inside}</li>;
  return (
    <LongLine {...placed} className={styles.line}>
      {inside}
    </LongLine>
  );
}
