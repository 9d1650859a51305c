import { useState } from "react";
import { AskInPlace } from "../../../../admin/AskInPlace";
import { amountError, paiseOf, typedRupees } from "../../../../admin/form/rules";
import { useTyped } from "../../../../admin/form/useTyped";
import { PrintPage } from "../../../../admin/PrintPage";
import { useChange } from "../../../../admin/useChange";
import type { CashDrawer } from "../../../../api/schema";
import { Form } from "../../../../form/Form";
import { clock } from "../../../../format/date";
import { rupees, signedRupees } from "../../../../format/money";
import { Button } from "../../../../ui/Button";
import { classNames } from "../../../../ui/classNames";
import { Field } from "../../../../ui/Field";
import shared from "../../../../ui/shared.module.css";
import { dayText } from "../orderLedger/messages";
import styles from "./Cash.later.module.css";
import { closeDrawer, reopenDrawer, updateDrawer } from "./queries";

interface Props {
  drawer: CashDrawer;
  mayReopen: boolean;
}

type Doing = "open" | "correct" | "close";

/** What came into the drawer and went out of it, and what is to be done: open, hand over, close, reopen. */
export function DrawerPanel({ drawer, mayReopen }: Props) {
  const [doing, setDoing] = useState<Doing>();
  const [printing, setPrinting] = useState(false);
  const { busy, change } = useChange();
  const { day, openedAt, closing } = drawer;
  const done = () => setDoing(undefined);
  return (
    <>
      <Sums drawer={drawer} />
      {doing === "close" ? (
        <CloseForm drawer={drawer} onDone={done} />
      ) : doing ? (
        <UpdateForm drawer={drawer} opening={doing === "open"} onDone={done} />
      ) : (
        <p className={styles.acts}>
          {!openedAt && <Button onClick={() => setDoing("open")}>Open the drawer</Button>}
          {openedAt && !closing && (
            <>
              <Button onClick={() => setDoing("close")}>Close the day</Button>
              <button type="button" className={shared.stitch} onClick={() => setDoing("correct")}>
                Hand over or correct
              </button>
            </>
          )}
          {closing && !mayReopen && <span>A manager or the owner can reopen it.</span>}
          {closing && mayReopen && (
            <AskInPlace
              label="Reopen"
              of="the cash drawer"
              question="What was counted stays in the activity log."
              busy={busy}
              onYes={() => change(() => reopenDrawer(day))}
            />
          )}
          {openedAt && (
            <button type="button" className={shared.stitch} onClick={() => setPrinting(true)}>
              Print
            </button>
          )}
        </p>
      )}
      {printing && (
        <PrintPage format="card" onDone={() => setPrinting(false)}>
          <h1>Cash drawer, {dayText(day)}</h1>
          <Sums drawer={drawer} />
        </PrintPage>
      )}
    </>
  );
}

function Sums({ drawer }: { drawer: CashDrawer }) {
  const { openingPaise, openedBy, openedAt, cashInPaise, payments, expenses, handedOverPaise, expectedPaise, closing } = drawer;
  return (
    <ul className={styles.sums}>
      <Sum name={openedAt ? "Opening cash" : "Opening cash, as counted last"} value={rupees(openingPaise)}>
        {openedAt && `Opened ${openedBy ? `by ${openedBy} ` : ""}at ${clock(openedAt)}`}
      </Sum>
      <Sum name={`Received in cash, ${payments === 1 ? "1 payment" : `${payments} payments`}`} value={rupees(cashInPaise)} />
      {expenses.map(({ category, paise }, place) => (
        <Sum key={place} name={`Paid out: ${category}`} value={rupees(-paise)} />
      ))}
      {handedOverPaise > 0 && <Sum name="Handed over" value={rupees(-handedOverPaise)} />}
      <Sum name={closing?.changedSincePaise === undefined ? "Expected" : "Expected when it was closed"} value={rupees(closing ? closing.countedPaise - closing.differencePaise : expectedPaise)} total />
      {closing && (
        <>
          <Sum name={`Counted at ${clock(closing.at)}`} value={rupees(closing.countedPaise)}>
            {closing.by && `by ${closing.by}`}
          </Sum>
          <Sum name="Difference" value={signedRupees(closing.differencePaise)} wrong={closing.differencePaise !== 0}>
            {closing.note}
          </Sum>
          {closing.changedSincePaise !== undefined && (
            <Sum name="Changed since it was closed" value={signedRupees(closing.changedSincePaise)} wrong>
              By payments, reversals or piecework recorded later for this day
            </Sum>
          )}
          {closing.changedSincePaise !== undefined && <Sum name="Expected now" value={rupees(expectedPaise)} total />}
        </>
      )}
    </ul>
  );
}

interface SumProps {
  name: string;
  value: string;
  total?: boolean;
  wrong?: boolean;
  children?: string | undefined | false;
}

function Sum({ name, value, total, wrong, children }: SumProps) {
  return (
    <li className={classNames(total && styles.total)}>
      <span>
        {name}
        {children && <small>{children}</small>}
      </span>
      <b className={wrong ? styles.wrong : undefined}>{value}</b>
    </li>
  );
}

/** An amount that may be 0. */
const amountOf = (typed: string): number | undefined => (typed.trim() === "" || /^0+([.]0*)?$/.test(typed.trim()) ? 0 : paiseOf(typed));

function UpdateForm({ drawer, opening, onDone }: { drawer: CashDrawer; opening: boolean; onDone: () => void }) {
  const { day, version, openingPaise, handedOverPaise } = drawer;
  // A change of someone else is refused, not replaced.
  const [seen] = useState(version);
  const cash = useTyped(useState(typedRupees(openingPaise)));
  const handedOver = useTyped(useState(typedRupees(handedOverPaise)));
  const { busy, change } = useChange();
  const save = async () => {
    const [inIt, out] = [amountOf(cash.value), amountOf(handedOver.value)];
    const wrong = [amountError(inIt), amountError(out)];
    cash.refuse(wrong[0]);
    handedOver.refuse(wrong[1]);
    if (inIt === undefined || out === undefined || wrong.some(Boolean)) return;
    if (await change(() => updateDrawer(day, { openingPaise: inIt, handedOverPaise: out, version: seen }))) onDone();
  };
  return (
    <Form className={styles.form} busy={busy} onSend={() => void save()}>
      <Field label="Cash in the drawer in the morning" inputMode="decimal" autoComplete="off" {...cash.field} />
      {!opening && (
        <Field label="Handed over so far" hint="To the owner or the bank, today in all." inputMode="decimal" autoComplete="off" {...handedOver.field} />
      )}
      <div className={shared.row}>
        <Button type="submit" small busy={busy}>
          {opening ? "Open the drawer" : "Save"}
        </Button>
        <Button look="line" small disabled={busy} onClick={onDone}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}

function CloseForm({ drawer: { day, expectedPaise }, onDone }: { drawer: CashDrawer; onDone: () => void }) {
  const counted = useTyped(useState(""));
  const [note, setNote] = useState("");
  const { busy, change } = useChange();
  const paise = counted.value.trim() === "" ? undefined : amountOf(counted.value);
  const save = async () => {
    const wrong = amountError(paise);
    if (paise === undefined || wrong) {
      counted.refuse(wrong);
      return;
    }
    const body = { countedPaise: paise, ...(note.trim() && { note: note.trim() }) };
    if (await change(() => closeDrawer(day, body))) onDone();
  };
  return (
    <Form className={styles.form} busy={busy} onSend={() => void save()}>
      <Field label="Cash counted in the drawer" inputMode="decimal" autoComplete="off" {...counted.field} />
      <p role="status">{paise !== undefined && differenceText(paise - expectedPaise)}</p>
      <Field label="Note" optional maxLength={200} autoComplete="off" value={note} onChange={({ target }) => setNote(target.value)} />
      <div className={shared.row}>
        <Button type="submit" small busy={busy}>
          Close the day
        </Button>
        <Button look="line" small disabled={busy} onClick={onDone}>
          Cancel
        </Button>
      </div>
    </Form>
  );
}

function differenceText(paise: number): string {
  if (paise === 0) return "As expected.";
  return paise > 0 ? `${rupees(paise)} more than expected.` : `${rupees(-paise)} less than expected.`;
}
