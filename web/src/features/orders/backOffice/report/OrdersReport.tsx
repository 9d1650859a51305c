import { ChartPanel, type Day } from "../../../../admin/chart/ChartPanel";
import type { Series } from "../../../../admin/chart/StackedBars";
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
  { name: "Taken", look: "haldi" },
  { name: "Delivered", look: "leaf" },
  { name: "Declined", look: "rani" },
];

/** What became of the orders of a month. Each number opens the list behind it. */
export function OrdersReport({ month }: { month: string }) {
  const { data: report, error, refetch } = useFresh(reportView(month));
  if (!report) return <Waiting failure={error} onRetry={() => void refetch()} />;
  const { total, inShop } = report;
  return (
    <ChartPanel
      title="Orders"
      number={total.taken === 1 ? "1 order taken" : `${count(total.taken)} orders taken`}
      note={whereText(total.taken, inShop)}
      series={SERIES}
      days={daysOf(report)}
      axis={String}
      messages={(value) => count(value)}
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
  if (taken === 0) return "Nothing was taken in this month.";
  if (inShop === 0) return "All of them booked on the site.";
  return inShop === taken ? "All of them in the shop." : `${inShop} of them in the shop.`;
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
    [count(total.requests), "requests came", `/admin/orders?month=${month}`],
    [count(total.taken), "taken", of("taken")],
    [count(total.delivered), "delivered", of("delivered")],
    [count(total.declined), "declined", of("declined")],
    [count(total.cancelled), "called off", of("cancelled")],
    [rupees(advances.paidPaise), `of advances came; ${rupees(advances.askedPaise)} were asked for`, of("taken")],
    [rupees(advances.unpaidPaise), "of advances not paid today", filtered("unpaid_advance")],
  ];
  return (
    <ul className={styles.numbers}>
      {numbers.map(([number, messages, href]) => (
        <li key={messages}>
          <Anchor href={href}>
            <b>{number}</b>
            {messages}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}

/** How many came to each step: where work piles up. */
function Steps({ report: { steps } }: { report: Report }) {
  const most = Math.max(1, ...steps.map((step) => step.count));
  return (
    <>
      <h3 className={styles.head}>How many came to each step</h3>
      <ul className={styles.steps}>
        {steps.map(({ status, count: number }) => (
          <li key={status}>
            <span>{status}</span>
            <i style={{ width: `${(number / most) * 100}%` }} aria-hidden="true" />
            <b>{count(number)}</b>
          </li>
        ))}
      </ul>
    </>
  );
}
