import { ChartPanel, type Day } from "../../../../admin/chart/ChartPanel";
import type { Series } from "../../../../admin/chart/BarChart";
import { DownloadLink } from "../../../../admin/DownloadLink";
import { Waiting } from "../../../../admin/Screen";
import { useFresh } from "../../../../admin/useFresh";
import type { OrderFilter, OrdersReport as Report } from "../../../../api/schema";
import { count, rupees } from "../../../../format/money";
import { Anchor } from "../../../../ui/Anchor";
import { filtered } from "../paths";
import { reportView } from "../queries";
import { weekday } from "../subject";
import styles from "./Report.later.module.css";

const SERIES: readonly Series[] = [
  { name: "Approved", look: "haldi" },
  { name: "Delivered", look: "leaf" },
  { name: "Declined", look: "rani" },
];

/** The orders of a month. Each number links to its list. */
export function OrdersReport({ month }: { month: string }) {
  const { data: report, error, refetch } = useFresh(reportView(month));
  if (!report) return <Waiting failure={error} onRetry={() => void refetch()} />;
  const { total, inShop } = report;
  return (
    <ChartPanel
      title="Orders"
      number={total.taken === 1 ? "1 order approved" : `${count(total.taken)} orders approved`}
      note={whereText(total.taken, inShop)}
      series={SERIES}
      grouped
      days={daysOf(report)}
      axis={String}
      textOf={(value) => count(value)}
    >
      <Numbers report={report} />
      <Steps report={report} />
      <div className={styles.foot}>
        <DownloadLink href={`/api/admin/orders/report.csv?month=${month}`} what="the orders of each day" />
      </div>
    </ChartPanel>
  );
}

function whereText(taken: number, inShop: number): string {
  if (taken === 0) return "No orders approved in this month.";
  if (inShop === 0) return "All booked online.";
  return inShop === taken ? "All created in the shop." : `${inShop} created in the shop.`;
}

const daysOf = ({ days }: Report): Day[] =>
  days.map(({ day, counts }) => ({
    key: day,
    label: String(Number(day.slice(8))),
    title: weekday(day),
    values: [counts.taken, counts.delivered, counts.declined],
  }));

function Numbers({ report: { month, total, advances } }: { report: Report }) {
  const of = (filter: OrderFilter) => `${filtered(filter)}&month=${month}`;
  const numbers: readonly [string, string, string][] = [
    [count(total.requests), "requests", `/admin/orders?month=${month}`],
    [count(total.taken), "approved", of("taken")],
    [count(total.delivered), "delivered", of("delivered")],
    [count(total.declined), "declined", of("declined")],
    [count(total.cancelled), "cancelled", of("cancelled")],
    [rupees(advances.paidPaise), `in advances received, of ${rupees(advances.askedPaise)} requested`, of("taken")],
    [rupees(advances.unpaidPaise), "in unpaid advances today", filtered("unpaid_advance")],
  ];
  return (
    <ul className={styles.numbers}>
      {numbers.map(([number, label, href]) => (
        <li key={label}>
          <Anchor href={href}>
            <b>{number}</b>
            {label}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

/** The number of orders that reached each step. */
function Steps({ report: { steps } }: { report: Report }) {
  const most = Math.max(1, ...steps.map((step) => step.count));
  return (
    <>
      <h3 className={styles.head}>Orders that reached each step</h3>
      <ul className={styles.steps}>
        {steps.map(({ status, count: number }) => (
          <li key={status}>
            <span>{status}</span>
            <i style={{ width: `calc((100% - var(--number)) * ${number / most})` }} aria-hidden="true" />
            <b>{count(number)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
