import { useState } from "react";
import { todayInIndia } from "../../../../admin/form/today";
import { Panel, Screen, Waiting } from "../../../../admin/Screen";
import { useFresh } from "../../../../admin/useFresh";
import type { Expense, ExpenseList } from "../../../../api/schema";
import { count, rupees } from "../../../../format/money";
import { useVisit } from "../../../../site/visit";
import { Button } from "../../../../ui/Button";
import { Empty } from "../../../../ui/States";
import shared from "../../../../ui/shared.module.css";
import { useMay } from "../../../auth/public/useMay";
import { CsvButton } from "../figures/CsvButton";
import { rangeOf, type Range } from "../figures/range";
import { RangeBar } from "../figures/RangeBar";
import { dayText } from "../orderLedger/messages";
import { cash, expenses as path } from "../paths";
import { METHODS } from "./copy";
import { ExpenseForm } from "./ExpenseForm";
import styles from "./Expenses.later.module.css";
import { expenseList, expensesFile } from "./queries";

/** What the shop spent in a range of days. */
export function ExpensesPage() {
  const { search } = useVisit();
  const range = rangeOf(search, todayInIndia());
  const { data, error, refetch } = useFresh(expenseList(range));
  const [adding, setAdding] = useState(false);
  return (
    <Screen
      title="Expenses"
      back={{ href: cash, label: "Cash drawer" }}
      tools={
        <Button small disabled={adding || !data} onClick={() => setAdding(true)}>
          Add expense
        </Button>
      }
    >
      {adding && data && (
        <Panel title="New expense">
          <ExpenseForm choices={data.choices} onDone={() => setAdding(false)} />
        </Panel>
      )}
      <RangeBar path={path} range={range} />
      {data ? <Expenses list={data} range={range} /> : <Waiting failure={error} onRetry={() => void refetch()} />}
    </Screen>
  );
}

function Expenses({ list: { totalPaise, categories, items, choices }, range }: { list: ExpenseList; range: Range }) {
  const owner = useMay("owner");
  if (items.length === 0) {
    return (
      <Panel>
        <Empty title="No expenses in these days" middle>
          <p>Add fabric, rent, wages and other costs to see the profit in the reports.</p>
        </Empty>
      </Panel>
    );
  }
  return (
    <div className={styles.pair}>
      <Panel title="By category">
        <p className={styles.big}>{rupees(totalPaise)}</p>
        <ul className={styles.sums}>
          {categories.map(({ category, count: number, paise }) => (
            <li key={category}>
              <span>
                {category}
                <small>{number === 1 ? "1 expense" : `${count(number)} expenses`}</small>
              </span>
              <b>{rupees(paise)}</b>
            </li>
          ))}
        </ul>
        {owner && (
          <p className={styles.foot}>
            <CsvButton what="the expenses of these days" name={`expenses-${range.from}-to-${range.to}.csv`} file={() => expensesFile(range)} />
          </p>
        )}
      </Panel>
      <Panel title="All expenses">
        <ul className={styles.sums}>
          {items.map((item, place) => (
            <Item key={item.id ?? `automatic-${place}`} item={item} choices={choices} />
          ))}
        </ul>
      </Panel>
    </div>
  );
}

function Item({ item, choices }: { item: Expense; choices: readonly string[] }) {
  const [editing, setEditing] = useState(false);
  const { id, version, day, category, method, amountPaise, note, by } = item;
  if (editing && id !== undefined && version !== undefined) {
    return (
      <li>
        <ExpenseForm stored={{ ...item, id, version }} choices={choices} onDone={() => setEditing(false)} />
      </li>
    );
  }
  return (
    <li>
      <span>
        {category}
        <small>
          {[dayText(day), METHODS[method], note, by ? `recorded by ${by}` : id === undefined && "recorded automatically"].filter(Boolean).join(", ")}
        </small>
        {id !== undefined && (
          <button type="button" className={shared.stitch} onClick={() => setEditing(true)}>
            Edit
            <span className={shared.hidden}>
              : {category}, {rupees(amountPaise)}
            </span>
          </button>
        )}
      </span>
      <b>{rupees(amountPaise)}</b>
    </li>
  );
}
