import { SearchBox } from "../../../admin/list/SearchBox";
import { monthText } from "../../../admin/months";
import { Screen } from "../../../admin/Screen";
import { useFresh } from "../../../admin/useFresh";
import type { OrderFilter } from "../../../api/schema";
import { idOf, useVisit } from "../../../site/visit";
import { Anchor } from "../../../ui/Anchor";
import shared from "../../../ui/shared.module.css";
import { AlterationsDue } from "./alterations/AlterationsDue";
import { Board } from "./Board";
import styles from "./Board.later.module.css";
import { NewOrder } from "./NewOrder";
import { OrderList } from "./OrderList";
import { board, filtered } from "./paths";
import { todayView } from "./queries";

const FILTERS: readonly [OrderFilter, string][] = [
  ["waiting", "To approve"],
  ["due", "Due in 2 days"],
  ["unpaid_advance", "Advance unpaid"],
  ["mine", "Mine"],
  ["open", "All in progress"],
  ["delivered", "Delivered"],
  ["called_off", "Cancelled"],
];

/** Filters that the monthly report links to. */
const REPORTED: readonly [OrderFilter, string][] = [
  ["taken", "Approved"],
  ["declined", "Declined"],
  ["cancelled", "Cancelled"],
];

/** Describes a filter that has no button above the list. */
function narrowedText(filter: OrderFilter | undefined, month: string | undefined, customer: number | undefined): string | undefined {
  if (customer !== undefined) return "Orders of one customer.";
  if (month === undefined) return undefined;
  const what = [...FILTERS, ...REPORTED].find(([name]) => name === filter)?.[1] ?? "Requested";
  return `${what} in ${monthText(month)}.`;
}

/** A search leaves the month and the customer of the list behind. */
const STORED = ["filter"];
const MANY = 50;

/** The board, or the filtered list. */
export function OrdersPage() {
  const { search } = useVisit();
  const filter = [...FILTERS, ...REPORTED].find(([name]) => name === search.get("filter"))?.[0];
  const month = search.get("month") ?? undefined;
  const customer = idOf(search.get("id") ?? undefined);
  const narrowed = narrowedText(filter, month, customer);
  const query = search.get("q")?.trim() ?? "";
  return (
    <Screen title="Orders" tools={<NewOrder />}>
      <div className={styles.tools}>
        <Filters current={filter} looking={query !== ""} />
        <SearchBox key={filter} label="Name, mobile or order no." keeps={STORED} className={styles.search} />
      </div>
      {narrowed && (
        <p className={styles.narrowed}>
          {narrowed}
          <Anchor href={board} className={shared.stitch}>
            Open the board
          </Anchor>
        </p>
      )}
      {filter || query || narrowed ? <OrderList filter={filter} q={query || undefined} month={month} customer={customer} /> : <BoardPart />}
    </Screen>
  );
}

/** The board, and the alterations to do beside its orders. */
const BoardPart = () => (
  <>
    <Board />
    <AlterationsDue />
  </>
);

function Filters({ current, looking }: { current: OrderFilter | undefined; looking: boolean }) {
  const { data: today } = useFresh(todayView());
  const counts: Partial<Record<OrderFilter, number>> = today
    ? { waiting: today.waiting.length, due: today.due.length, unpaid_advance: today.unpaidAdvances.length }
    : {};
  return (
    <nav aria-label="Filter orders">
      <ul className={styles.filters}>
        <li>
          <Anchor href={board} aria-current={!current && !looking ? "page" : undefined}>
            Board
          </Anchor>
        </li>
        {FILTERS.map(([name, label]) => {
          const count = counts[name];
          return (
            <li key={name}>
              <Anchor href={filtered(name)} aria-current={current === name ? "page" : undefined}>
                {label} {count !== undefined && <b>{count >= MANY ? `${MANY}+` : count}</b>}
              </Anchor>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
