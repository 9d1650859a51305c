import type { ReactNode } from "react";
import { Anchor } from "../../../ui/Anchor";
import styles from "./Parts.later.module.css";
import { sheet } from "./paths";
import type { Subject } from "./subject";

/** An order in a list: who, what, and one line more; a tap anywhere on the words opens it. */
export function OrderRow({ of, before, line, children }: { of: Subject; before?: ReactNode; line?: ReactNode; children?: ReactNode }) {
  return (
    <li>
      {before}
      <div className={styles.lineText}>
        <b>
          <Anchor href={sheet(of.id)}>{of.customer}</Anchor>
        </b>
        <p>{of.serviceName}</p>
        {line && <p>{line}</p>}
      </div>
      {children}
    </li>
  );
}
