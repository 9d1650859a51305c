import { useState, type ReactNode } from "react";
import { ChartPanel } from "../../../../admin/chart/ChartPanel";
import { shortRupees } from "../../../../admin/chart/shortRupees";
import { DownloadLink } from "../../../../admin/DownloadLink";
import { Waiting } from "../../../../admin/Screen";
import { useFresh } from "../../../../admin/useFresh";
import type { PaymentsReport } from "../../../../api/schema";
import { rupees } from "../../../../format/money";
import { Anchor } from "../../../../ui/Anchor";
import shared from "../../../../ui/shared.module.css";
import { byKind, byWay, KINDS, totalOf, WAYS } from "./days";
import { reportView } from "./queries";
import styles from "./Money.later.module.css";

/** The payments of a month by purpose and method, and the balances to collect. */
export function MoneyReport({ month }: { month: string }) {
  const { data: report, error, refetch } = useFresh(reportView(month));
  const [ways, setWays] = useState(false);
  if (!report) return <Waiting failure={error} onRetry={() => void refetch()} />;
  return (
    <ChartPanel
      title="Payments received"
      number={rupees(report.totalPaise)}
      note={<SumsOf report={report} />}
      series={ways ? WAYS : KINDS}
      days={ways ? byWay(report.days) : byKind(report.days)}
      axis={shortRupees}
      textOf={rupees}
    >
      <div className={styles.foot}>
        <button type="button" className={shared.stitch} onClick={() => setWays(!ways)}>
          {ways ? "By purpose" : "By payment method"}
        </button>
        <DownloadLink href={`/api/admin/payments/report.csv?month=${month}`} what="the payments of each day" />
      </div>
      <Lists report={report} />
    </ChartPanel>
  );
}

function SumsOf({ report: { days } }: { report: PaymentsReport }) {
  const sum = (of: (day: PaymentsReport["days"][number]) => number) => rupees(days.reduce((all, day) => all + of(day), 0));
  const returned = days.reduce((all, { returnedPaise }) => all + returnedPaise, 0);
  const paidDays = days.filter((day) => totalOf(day) !== 0).length;
  if (paidDays === 0 && returned === 0) return "No payments in this month.";
  return (
    <>
      {sum(({ cashPaise }) => cashPaise)} cash, {sum(({ upiPaise }) => upiPaise)} UPI, {sum(({ onlinePaise }) => onlinePaise)} online, on{" "}
      {paidDays} {paidDays === 1 ? "day" : "days"}.{returned > 0 && ` ${rupees(returned)} refunded.`}
    </>
  );
}

const FIRST = 5;

function Lists({ report: { sales, coupons, balances } }: { report: PaymentsReport }) {
  return (
    <div className={styles.tables}>
      <Rows
        title={`${rupees(balances.totalPaise)} to collect`}
        none="All orders are paid."
        rows={balances.orders.map(({ orderId, number, customer, pricePaise, balancePaise }) => ({
          key: orderId,
          label: <Anchor href={`/admin/orders/${orderId}`}>{customer || number}</Anchor>,
          small: `${number}, of ${rupees(pricePaise)}`,
          value: rupees(balancePaise),
        }))}
      />
      <Rows
        title="Courses sold"
        none="No courses sold."
        rows={sales.map(({ kind, reference, title, times, paise }) => ({
          key: `${kind}-${reference}`,
          label: title,
          small: times === 1 ? "Once" : `${times} times`,
          value: rupees(paise),
        }))}
      />
      <Rows
        title="Coupons used"
        none="No coupons used."
        rows={coupons.map(({ couponId, code, times, discountPaise }) => ({
          key: couponId,
          label: <Anchor href={`/admin/coupons/${couponId}`}>{code}</Anchor>,
          small: `${times === 1 ? "Once" : `${times} times`}, ${rupees(discountPaise)} off`,
          value: "",
        }))}
      />
    </div>
  );
}

interface Line {
  key: string | number;
  label: ReactNode;
  small: string;
  value: string;
}

function Rows({ title, none, rows }: { title: string; none: string; rows: readonly Line[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? rows : rows.slice(0, FIRST);
  return (
    <section>
      <h3>{title}</h3>
      {rows.length === 0 && <p className={shared.muted}>{none}</p>}
      <ul className={styles.rows}>
        {shown.map(({ key, label, small, value }) => (
          <li key={key}>
            <span>
              {label}
              <small>{small}</small>
            </span>
            {value && <b>{value}</b>}
          </li>
        ))}
      </ul>
      {shown.length < rows.length && (
        <p className={styles.foot}>
          <button type="button" className={shared.stitch} onClick={() => setAll(true)}>
            Show all {rows.length}
            <span className={shared.hidden}>: {title}</span>
          </button>
        </p>
      )}
    </section>
  );
}
