import { useState, type ReactNode } from "react";
import { Panel } from "../Screen";
import { ScrollTable } from "../ScrollTable";
import { classNames } from "../../ui/classNames";
import shared from "../../ui/shared.module.css";
import styles from "./Chart.later.module.css";
import { BarChart, type Bar, type Series } from "./BarChart";

export interface Day extends Bar {
  /** The day in the table: "Tue 10 June". */
  title: string;
}

interface Props {
  title: string;
  /** The main figure, and a line below it. */
  number: string;
  note: ReactNode;
  series: readonly Series[];
  days: readonly Day[];
  /** Side by side instead of on each other, and without a total in the table. */
  grouped?: boolean;
  /** Formats a value for the axis and the table. */
  axis: (value: number) => string;
  textOf: (value: number) => string;
  marked?: string | undefined;
  /** The head of the table's first column. */
  first?: string;
  className?: string | undefined;
  /** Content below the chart. */
  children?: ReactNode;
}

/** A bar chart of days, which can be shown as a table. Without any value there is only the figure and its note. */
export function ChartPanel({ title, number, note, series, days, grouped, axis, textOf, marked, first = "Day", className, children }: Props) {
  const [table, setTable] = useState(false);
  const busy = days.filter(({ values }) => values.some((value) => value !== 0));
  if (busy.length === 0) {
    return (
      <Panel title={title} className={className}>
        <p className={styles.number}>{number}</p>
        <p className={shared.muted}>{note}</p>
        {children}
      </Panel>
    );
  }
  return (
    <Panel
      title={title}
      className={className}
      aside={
        <button type="button" className={shared.stitch} onClick={() => setTable(!table)}>
          {table ? "Show chart" : "Show table"}
          <span className={shared.hidden}>: {title}</span>
        </button>
      }
    >
      <p className={styles.number}>{number}</p>
      <div className={styles.below}>
        <p className={shared.muted}>{note}</p>
        <ul className={styles.legend}>
          {series.map(({ name, look }) => (
            <li key={name}>
              <i className={styles[look]} aria-hidden="true" />
              {name}
            </li>
          ))}
        </ul>
      </div>
      {table ? (
        <DayTable title={title} first={first} series={series} days={busy} grouped={grouped} textOf={textOf} />
      ) : (
        <BarChart label={`${title}: ${number}`} series={series} bars={days} grouped={grouped} axis={axis} textOf={textOf} marked={marked} />
      )}
      {children}
    </Panel>
  );
}

interface TableProps extends Pick<Props, "title" | "series" | "days" | "textOf"> {
  first: string;
  grouped: boolean | undefined;
}

function DayTable({ title, first, series, days, grouped, textOf }: TableProps) {
  const total = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  const hasTotal = series.length > 1 && !grouped;
  return (
    <ScrollTable title={title} className={styles.scroll} tableClass={styles.table}>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {series.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          {hasTotal && <th scope="col">Total</th>}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map(({ key, title: day, values }) => (
          <tr key={key}>
            <th scope="row">{day}</th>
            {values.map((value, index) => (
              <td key={series[index]?.name} className={classNames(value === 0 && styles.none)}>
                {textOf(value)}
              </td>
            ))}
            {hasTotal && (
              <td>
                <b>{textOf(total(values))}</b>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
