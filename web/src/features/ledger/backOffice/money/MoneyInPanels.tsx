import { useState } from "react";
import { ChartPanel } from "../../../../admin/chart/ChartPanel";
import { shortRupees } from "../../../../admin/chart/shortRupees";
import { Panel, Waiting } from "../../../../admin/Screen";
import { useFresh } from "../../../../admin/useFresh";
import { usePhone } from "../../../../ui/usePhone";
import type { LatestMoney, MoneyIn } from "../../../../api/schema";
import { rupees } from "../../../../format/money";
import { Anchor } from "../../../../ui/Anchor";
import { Avatar } from "../../../../ui/Avatar";
import shared from "../../../../ui/shared.module.css";
import { paidFor } from "../../../invoices/public/orderPayments";
import { METHOD } from "../orderLedger/messages";
import { byKind, KINDS, totalOf } from "./days";
import { moneyIn } from "./queries";
import styles from "./Money.later.module.css";

const PHONE_DAYS = 7;

/** The payments of the last days, as a chart. */
export function PaymentsChart() {
  const { data: money, error, refetch } = useFresh(moneyIn());
  return money ? <Chart money={money} /> : <Waiting failure={error} onRetry={() => void refetch()} />;
}

/** The payments since 6 PM yesterday. The chart says when they cannot be loaded. */
export function LatestPayments() {
  const { data: money } = useFresh(moneyIn());
  return money && <Since latest={money.latest} />;
}

function Chart({ money }: { money: MoneyIn }) {
  const phone = usePhone();
  const days = phone ? money.days.slice(-PHONE_DAYS) : money.days;
  const today = days.at(-1);
  const total = days.reduce((sum, day) => sum + totalOf(day), 0);
  return (
    <ChartPanel
      title="Payments received"
      number={rupees(total)}
      note={`Last ${days.length} days. ${today ? rupees(totalOf(today)) : rupees(0)} today.`}
      series={KINDS}
      days={byKind(days, today?.day)}
      marked={today?.day}
      axis={shortRupees}
      textOf={rupees}
    />
  );
}

const ORDERS = "advance";

const FIRST = 5;

function Since({ latest }: { latest: readonly LatestMoney[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? latest : latest.slice(0, FIRST);
  return (
    <Panel title="Since yesterday evening">
      {latest.length === 0 && <p className={shared.muted}>No payments since 6 PM yesterday.</p>}
      <ul className={styles.latest}>
        {shown.map((money, place) => (
          <li key={place}>
            <Avatar name={money.customer ?? "?"} second={money.kind !== ORDERS} />
            <div>
              <b>
                {money.kind === ORDERS ? (
                  <Anchor href={`/admin/orders/${money.reference}`}>{paidText(money)}</Anchor>
                ) : (
                  `${money.customer ?? "A customer"} enrolled`
                )}
              </b>
              <p>
                {money.kind === ORDERS ? paidFor(money) : money.title}
                {money.coupon && `, ${money.coupon}`}
              </p>
            </div>
            <b>{rupees(money.amountPaise)}</b>
          </li>
        ))}
      </ul>
      {shown.length < latest.length && (
        <p className={styles.foot}>
          <button type="button" className={shared.stitch} onClick={() => setAll(true)}>
            Show {latest.length - shown.length} more
          </button>
        </p>
      )}
    </Panel>
  );
}

const paidText = ({ customer, method }: LatestMoney): string =>
  `${customer ?? "A customer"} paid ${method === "online" ? "online" : `by ${method === "upi" ? METHOD.upi : "cash"}`}`;
