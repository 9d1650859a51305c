import { useState } from "react";
import { Panel, WaitingInside } from "../../../../admin/Screen";
import { todayInIndia } from "../../../../admin/form/today";
import { useFresh } from "../../../../admin/useFresh";
import type { BalancesOfAge, BalancesReport } from "../../../../api/schema";
import { count, rupees } from "../../../../format/money";
import { Anchor } from "../../../../ui/Anchor";
import shared from "../../../../ui/shared.module.css";
import { sinceText } from "./balanceDays";
import { CsvButton } from "./CsvButton";
import styles from "./Figures.later.module.css";
import { balancesFile, balancesView } from "./queries";

/** Classes of the ages, youngest first. */
const LOOKS = [styles.young, styles.middle, styles.old, styles.oldest];
const FIRST = 6;
const SKELETON_LINES = 8;

/** The id of the panel. */
export const BALANCES = "balances";

interface Props {
  /** Whether the orders are listed from the beginning. */
  listed: boolean;
}

/** What is left to pay, by how long it is due. */
export function BalancesPanel({ listed }: Props) {
  const { data, error, refetch } = useFresh(balancesView());
  return (
    <Panel title="Balances by age" id={BALANCES}>
      {data ? <Balances report={data} listed={listed} /> : <WaitingInside lines={SKELETON_LINES} failure={error} onRetry={() => void refetch()} />}
    </Panel>
  );
}

function Balances({ report: { totalPaise, ages, orders }, listed }: Props & { report: BalancesReport }) {
  const [list, setList] = useState(listed);
  const [all, setAll] = useState(false);
  if (orders.length === 0) return <p className={shared.muted}>All orders are paid.</p>;
  const shown = all ? orders : orders.slice(0, FIRST);
  return (
    <>
      <p className={styles.big}>{rupees(totalPaise)}</p>
      <div className={styles.strip} aria-hidden="true">
        {ages.map(({ fromDays, paise }, place) => paise > 0 && <i key={fromDays} className={LOOKS[place]} style={{ flexGrow: paise }} />)}
      </div>
      <ul className={styles.sums}>
        {ages.map((age, place) => (
          <li key={age.fromDays}>
            <span>
              <i className={LOOKS[place]} aria-hidden="true" />
              {ageText(age)}
            </span>
            <small>{age.count === 1 ? "1 order" : `${count(age.count)} orders`}</small>
            <b>{rupees(age.paise)}</b>
          </li>
        ))}
      </ul>
      <p className={shared.muted}>Counted from the day the order became ready, or from its approval while it is not.</p>
      {list && (
        <ul className={styles.sums}>
          {shown.map(({ orderId, number, customer, balancePaise, ...due }) => (
            <li key={orderId}>
              <span>
                <Anchor href={`/admin/orders/${orderId}`}>{customer || number}</Anchor>
                <small>
                  {number}, {sinceText(due)}
                </small>
              </span>
              <b>{rupees(balancePaise)}</b>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.foot}>
        <button type="button" className={shared.stitch} onClick={() => (list && !all && orders.length > FIRST ? setAll(true) : setList(!list))}>
          {list && !all && orders.length > FIRST ? `Show all ${orders.length}` : list ? "Hide orders" : "Show orders"}
        </button>
        <CsvButton what="the balances" name={`balances-${todayInIndia()}.csv`} file={balancesFile} />
      </p>
    </>
  );
}

const ageText = ({ fromDays, toDays }: BalancesOfAge): string => (toDays === undefined ? `over ${fromDays - 1} days` : `${fromDays} to ${toDays} days`);
