import { useState } from "react";
import { AskInPlace } from "../../../../admin/AskInPlace";
import { Panel } from "../../../../admin/Screen";
import { useChange } from "../../../../admin/useChange";
import type { PieceworkStatement, StatementEntry, StatementEntryKind } from "../../../../api/schema";
import { rupees } from "../../../../format/money";
import shared from "../../../../ui/shared.module.css";
import { weekday } from "../days";
import styles from "../Piecework.later.module.css";
import { deleteEntry } from "../queries";
import { entryText } from "../text";
import { EntryDialog } from "./EntryDialog";

const PAID: readonly StatementEntryKind[] = ["payment", "advance"];
const EXTRA: readonly StatementEntryKind[] = ["bonus", "deduction"];

/** What was paid, and bonuses and deductions. */
export function Entries({ of, owner }: { of: PieceworkStatement; owner: boolean }) {
  const [adding, setAdding] = useState<readonly StatementEntryKind[]>();
  const open = owner && of.closedAt === undefined;
  const lists = [
    { title: "Paid", kinds: PAID, total: "Total paid", add: "Record a payment", none: "Nothing was paid yet." },
    { title: "Bonuses and deductions", kinds: EXTRA, add: "Add", none: "None in this month." },
  ];
  return (
    <>
      {lists.map(({ title, kinds, total, add, none }) => {
        const entries = of.entries.filter(({ kind }) => kinds.includes(kind));
        return (
          <Panel
            key={title}
            title={title}
            aside={
              open && (
                <button type="button" className={shared.stitch} onClick={() => setAdding(kinds)}>
                  {add}
                  {add === "Add" && <span className={shared.hidden}> a bonus or deduction</span>}
                </button>
              )
            }
          >
            {entries.length === 0 ? (
              <p className={shared.muted}>{none}</p>
            ) : (
              <ul className={styles.entries}>
                {entries.map((entry) => (
                  <Entry key={entry.id} entry={entry} maker={of.makerId} open={open} />
                ))}
                {total && (
                  <li className={styles.total}>
                    <span>{total}</span>
                    <b>{rupees(of.paidPaise)}</b>
                  </li>
                )}
              </ul>
            )}
          </Panel>
        );
      })}
      {adding && <EntryDialog of={of} kinds={adding} onClose={() => setAdding(undefined)} />}
    </>
  );
}

function Entry({ entry, maker, open }: { entry: StatementEntry; maker: number; open: boolean }) {
  const { busy, change } = useChange();
  const { id, kind, amountPaise, day, note, by } = entry;
  const what = `${entryText(entry)} ${rupees(amountPaise)}`;
  return (
    <li>
      <span>
        <b>{entryText(entry)}</b>
        <small>{by ? `${weekday(day)}, by ${by}` : weekday(day)}</small>
        {note && <small>{note}</small>}
        {open && (
          <AskInPlace label="Delete" of={what} question="Delete this entry?" busy={busy} onYes={() => change(() => deleteEntry(maker, id))} />
        )}
      </span>
      <b>{rupees(kind === "deduction" ? -amountPaise : amountPaise)}</b>
    </li>
  );
}
