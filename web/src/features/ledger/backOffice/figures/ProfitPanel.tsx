import { Panel, Waiting } from "../../../../admin/Screen";
import { useFresh } from "../../../../admin/useFresh";
import type { ProfitReport } from "../../../../api/schema";
import { rupees } from "../../../../format/money";
import { Anchor } from "../../../../ui/Anchor";
import shared from "../../../../ui/shared.module.css";
import { expenses } from "../paths";
import { Change } from "./Change";
import styles from "./Figures.later.module.css";
import { profitView } from "./queries";
import { addressOf, type Compare, type Range } from "./range";

/** Received and ordered, each less expenses. */
export function ProfitPanel({ range, compare }: { range: Range; compare: Compare }) {
  const { data, error, refetch } = useFresh(profitView(range, compare));
  return (
    <Panel
      title="Profit"
      aside={
        <Anchor href={addressOf(expenses, range)} className={shared.stitch}>
          Expenses
        </Anchor>
      }
    >
      {data ? <Sums report={data} /> : <Waiting failure={error} onRetry={() => void refetch()} />}
    </Panel>
  );
}

function Sums({ report: { profit, before, categories } }: { report: ProfitReport }) {
  return (
    <>
      <ul className={styles.sums}>
        <Sum name="Received" now={profit.receivedPaise} before={before?.receivedPaise} />
        <Sum name="Expenses" now={profit.expensesPaise} before={before?.expensesPaise} cost />
        {categories.map(({ category, paise }) => (
          <li key={category} className={styles.part}>
            <span>{category}</span>
            <b>{rupees(paise)}</b>
          </li>
        ))}
        <Sum name="Received less expenses" now={profit.receivedProfitPaise} before={before?.receivedProfitPaise} total />
        <Sum name="Ordered" now={profit.orderedPaise} before={before?.orderedPaise} />
        <Sum name="Ordered less expenses" now={profit.orderedProfitPaise} before={before?.orderedProfitPaise} total />
      </ul>
      <p className={shared.muted}>Two views of the same days: money that came in, and orders that were agreed, paid or not. Never add them together.</p>
    </>
  );
}

interface SumProps {
  name: string;
  now: number;
  before: number | undefined;
  total?: boolean;
  /** It is taken off, and more is worse. */
  cost?: boolean;
}

function Sum({ name, now, before, total, cost }: SumProps) {
  return (
    <li className={total ? styles.total : undefined}>
      <span>{name}</span>
      <b className={now < 0 && total ? styles.worse : undefined}>
        {rupees(cost ? -now : now)} <Change now={now} before={before} {...(cost && { cost })} />
      </b>
    </li>
  );
}
