import { useState } from "react";
import { Panel } from "../../../../admin/Screen";
import { todayInIndia } from "../../../../admin/form/today";
import type { SalesLine, SalesReport } from "../../../../api/schema";
import { rupees } from "../../../../format/money";
import shared from "../../../../ui/shared.module.css";
import { Change } from "./Change";
import { CsvButton } from "./CsvButton";
import styles from "./Figures.later.module.css";
import { salesFile } from "./queries";
import { rangeText, type Compare } from "./range";
import { SalesTable } from "./SalesTable";

/** Bars of a chart; the table has all lines. */
const BARS = 8;

/** Sales by service as a chart, and by product, customer and maker as tables. */
export function SalesPanels({ sales, compare }: { sales: SalesReport; compare: Compare }) {
  const { range } = sales;
  return (
    <>
      <div className={styles.pair}>
        <ServicesPanel sales={sales} />
        <SalesTable title="Sales by product" thing="Product" counted="Pieces" lines={sales.products} none="No orders approved in these days." />
      </div>
      <div className={styles.halves}>
        <SalesTable title="By customer" thing="Customer" counted="Orders" lines={sales.customers} href={(id) => `/admin/customers/${id}`} none="No orders or payments in these days." />
        <SalesTable title="By maker" thing="Maker" counted="Pieces" lines={sales.makers} none="No orders approved in these days." />
      </div>
      <p className={styles.note}>
        Ordered counts agreed prices on the day of approval. Received counts payments on their day, less refunds. An order’s price and payments are
        divided among its pieces. <CsvButton what="the sales of these days" name={`sales-${range.from}-to-${range.to}.csv`} file={() => salesFile(range, compare)} />
      </p>
    </>
  );
}

function ServicesPanel({ sales }: { sales: SalesReport }) {
  const [table, setTable] = useState(false);
  const { services, range, compared } = sales;
  const title = "Sales by service";
  if (table || services.length === 0) {
    return (
      <SalesTable
        title={title}
        thing="Service"
        counted="Pieces"
        lines={services}
        none="No orders approved in these days."
        aside={services.length > 0 && <Toggle table title={title} onToggle={() => setTable(false)} />}
      />
    );
  }
  const today = todayInIndia();
  return (
    <Panel title={title} aside={<Toggle title={title} onToggle={() => setTable(true)} />}>
      <ul className={styles.legend} aria-label="Colours">
        <li>
          <i className={styles.now} aria-hidden="true" />
          Ordered, {rangeText(range, today)}
        </li>
        {compared && (
          <li>
            <i className={styles.then} aria-hidden="true" />
            {rangeText(compared, today)}
          </li>
        )}
      </ul>
      <ServiceBars lines={services} />
    </Panel>
  );
}

function Toggle({ table, title, onToggle }: { table?: boolean; title: string; onToggle: () => void }) {
  return (
    <button type="button" className={shared.stitch} onClick={onToggle}>
      {table ? "As a chart" : "As a table"}
      <span className={shared.hidden}>: {title}</span>
    </button>
  );
}

/** Two bars for each service: these days, and those before. The amounts stand beside them as text. */
function ServiceBars({ lines }: { lines: readonly SalesLine[] }) {
  const most = Math.max(1, ...lines.flatMap(({ sold, before }) => [sold.orderedPaise, before?.orderedPaise ?? 0]));
  const bar = (look: string | undefined, paise: number) => paise > 0 && <i className={look} style={{ width: `${(paise / most) * 100}%` }} />;
  return (
    <ul className={styles.bars}>
      {lines.slice(0, BARS).map(({ key, name, sold, before }) => (
        <li key={key}>
          <span className={styles.name}>{name}</span>
          <span className={styles.drawn} aria-hidden="true">
            {bar(styles.now, sold.orderedPaise)}
            {before && bar(styles.then, before.orderedPaise)}
          </span>
          <span className={styles.value}>
            {rupees(sold.orderedPaise)} <Change now={sold.orderedPaise} before={before?.orderedPaise} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Courses are paid when they are bought: they are only received. */
export const CoursesPanel = ({ sales }: { sales: SalesReport }) => (
  <SalesTable title="Courses sold" thing="Course" counted="Sold" lines={sales.courses} received none="No courses sold in these days." />
);
