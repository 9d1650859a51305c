import { useState } from "react";
import { ChartPanel } from "../../../../admin/chart/ChartPanel";
import type { Series } from "../../../../admin/chart/BarChart";
import { Panel, Waiting } from "../../../../admin/Screen";
import { useFresh } from "../../../../admin/useFresh";
import type { LatePieces, ReadyTimes, WorkReport } from "../../../../api/schema";
import { day } from "../../../../format/date";
import { count } from "../../../../format/money";
import { Anchor } from "../../../../ui/Anchor";
import shared from "../../../../ui/shared.module.css";
import { CsvButton } from "./CsvButton";
import styles from "./Figures.later.module.css";
import { workFile, workView } from "./queries";
import { percentOf, type Range } from "./range";

const FIRST = 6;

/** What is due and late today. */
export function DuePanel({ range }: { range: Range }) {
  const { data, error, refetch } = useFresh(workView(range));
  return (
    <Panel title="Due and late">
      {data ? <Due report={data} range={range} /> : <Waiting failure={error} onRetry={() => void refetch()} />}
    </Panel>
  );
}

function Due({ report: { due, late, lateBy, pieces }, range }: { report: WorkReport; range: Range }) {
  const [list, setList] = useState(false);
  const [all, setAll] = useState(false);
  const shown = all ? pieces : pieces.slice(0, FIRST);
  const more = list && shown.length < pieces.length;
  return (
    <>
      <ul className={styles.sums}>
        <li>
          <span>Due in the next 7 days</span>
          <b>{piecesText(due)}</b>
        </li>
        <li>
          <span>Late</span>
          <b className={late > 0 ? styles.worse : undefined}>{piecesText(late)}</b>
        </li>
        {late > 0 &&
          lateBy.map((one) => (
            <li key={one.fromDays} className={styles.part}>
              <span>{lateText(one)}</span>
              <b>{count(one.count)}</b>
            </li>
          ))}
      </ul>
      {list && (
        <ul className={styles.sums}>
          {shown.map(({ orderId, number, customer, item, promised, daysLate, maker }) => (
            <li key={number}>
              <span>
                <Anchor href={`/admin/orders/${orderId}`}>{item}</Anchor>
                <small>
                  {number}, {customer}
                  {maker && `, ${maker}`}
                </small>
              </span>
              <b className={daysLate > 0 ? styles.worse : undefined}>{daysLate > 0 ? daysText(daysLate) : day(promised)}</b>
            </li>
          ))}
        </ul>
      )}
      <p className={styles.foot}>
        {pieces.length > 0 && (
          <button type="button" className={shared.stitch} onClick={() => (more ? setAll(true) : setList(!list))}>
            {more ? `Show all ${pieces.length}` : list ? "Hide pieces" : "Show pieces"}
          </button>
        )}
        <CsvButton what="due and late pieces" name={`work-${range.from}-to-${range.to}.csv`} file={() => workFile(range)} />
      </p>
    </>
  );
}

const SERIES: readonly Series[] = [
  { name: "By the promised day", look: "leaf" },
  { name: "Later", look: "rani" },
];

/** How long the orders took that became ready in these days. A failed report is shown with what is due. */
export function ReadyPanel({ range }: { range: Range }) {
  const { data } = useFresh(workView(range));
  return data && <Ready ready={data.ready} />;
}

/** Days from approval to ready. */
function Ready({ ready: { orders, medianDays, promised, onTime, days, slowest } }: { ready: ReadyTimes }) {
  if (medianDays === undefined) {
    return (
      <Panel title="Order to ready">
        <p className={shared.muted}>No orders became ready in these days.</p>
      </Panel>
    );
  }
  return (
    <ChartPanel
      title="Order to ready"
      number={`${medianDays} days`}
      note={`Median of ${count(orders)}. ${promised > 0 ? `${count(onTime)} of ${count(promised)} on time, ${percentOf(onTime, promised)}%.` : ""}`}
      series={SERIES}
      first="Days"
      days={days.map((same) => ({ key: String(same.days), label: String(same.days), title: daysText(same.days), values: [same.onTime, same.late] }))}
      axis={String}
      textOf={count}
    >
      {slowest && (
        <p className={styles.foot}>
          <span>
            Slowest: <Anchor href={`/admin/orders/${slowest.orderId}`}>{slowest.item}</Anchor>, {daysText(slowest.days)}
          </span>
        </p>
      )}
    </ChartPanel>
  );
}

const daysText = (days: number): string => (days === 1 ? "1 day" : `${count(days)} days`);
const piecesText = (pieces: number): string => (pieces === 1 ? "1 piece" : `${count(pieces)} pieces`);
const lateText = ({ fromDays, toDays }: LatePieces): string =>
  toDays === undefined ? `over ${fromDays - 1} days late` : `${fromDays} to ${toDays} days late`;
