import { useState, type ReactNode } from "react";
import { Panel } from "../../../../admin/Screen";
import { ScrollTable } from "../../../../admin/ScrollTable";
import type { SalesLine } from "../../../../api/schema";
import { count, rupees } from "../../../../format/money";
import { Anchor } from "../../../../ui/Anchor";
import shared from "../../../../ui/shared.module.css";
import { Change } from "./Change";
import styles from "./Figures.later.module.css";

interface Props {
  title: string;
  /** The heads of the first two columns. */
  thing: string;
  counted: string;
  lines: readonly SalesLine[];
  none: string;
  /** Only what was received: courses are paid when they are bought. */
  received?: boolean;
  aside?: ReactNode;
  /** The address of a line's own page, by its key. */
  href?: (key: string) => string;
}

const FIRST = 6;

/** What was sold of each thing, to or by each person: how many, ordered and received. */
export function SalesTable({ title, thing, counted, lines, none, received, aside, href }: Props) {
  const [all, setAll] = useState(false);
  const shown = all ? lines : lines.slice(0, FIRST);
  return (
    <Panel title={title} aside={aside}>
      {lines.length === 0 ? (
        <p className={shared.muted}>{none}</p>
      ) : (
        <ScrollTable title={title} className={styles.scroll} tableClass={styles.table}>
          <thead>
            <tr>
              <th scope="col">{thing}</th>
              <th scope="col">{counted}</th>
              {!received && <th scope="col">Ordered</th>}
              <th scope="col">Received</th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ key, name, sold, before }) => (
              <tr key={key}>
                <th scope="row">{href ? <Anchor href={href(key)}>{name}</Anchor> : name}</th>
                <td>{count(sold.count)}</td>
                {!received && (
                  <td>
                    <b>{rupees(sold.orderedPaise)}</b>
                    <Change now={sold.orderedPaise} before={before?.orderedPaise} />
                  </td>
                )}
                <td>
                  {rupees(sold.receivedPaise)}
                  {received && <Change now={sold.receivedPaise} before={before?.receivedPaise} />}
                </td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      )}
      {shown.length < lines.length && (
        <p className={styles.foot}>
          <button type="button" className={shared.stitch} onClick={() => setAll(true)}>
            Show all {lines.length}
            <span className={shared.hidden}>: {title}</span>
          </button>
        </p>
      )}
    </Panel>
  );
}
