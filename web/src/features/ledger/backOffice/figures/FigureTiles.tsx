import type { ReactNode } from "react";
import { useFresh } from "../../../../admin/useFresh";
import type { SalesTotals } from "../../../../api/schema";
import { count, rupees } from "../../../../format/money";
import styles from "./Figures.later.module.css";
import { Change } from "./Change";
import { balancesView } from "./queries";
import { percentOf } from "./range";

interface Props {
  totals: SalesTotals;
  before: SalesTotals | undefined;
}

/** The main figures. What is left to collect and held is as of now, and loads with its own panel. */
export function FigureTiles({ totals, before }: Props) {
  const { data: balances } = useFresh(balancesView());
  const { orderedPaise, orders, receivedPaise, customers, repeatCustomers } = totals;
  const repeat = percentOf(repeatCustomers, customers);
  const repeatBefore = before && percentOf(before.repeatCustomers, before.customers);
  return (
    <ul className={styles.tiles}>
      <Tile name="Ordered" value={rupees(orderedPaise)}>
        <Change now={orderedPaise} before={before?.orderedPaise} />
      </Tile>
      <Tile name="Orders" value={count(orders)}>
        <Change now={orders} before={before?.orders} />
      </Tile>
      <Tile name="Received" value={rupees(receivedPaise)}>
        <Change now={receivedPaise} before={before?.receivedPaise} />
      </Tile>
      <Tile name="Still to collect" value={balances ? rupees(balances.totalPaise) : "…"}>
        {balances && <small>{ordersText(balances.count)}, today</small>}
      </Tile>
      <Tile name="Advances held" value={balances ? rupees(balances.advancesPaise) : "…"}>
        {balances && <small>{ordersText(balances.advancesCount)}, today</small>}
      </Tile>
      <Tile name="Repeat customers" value={customers === 0 ? "–" : `${repeat}%`}>
        <small>
          {customers === 0 ? "No customers in these days" : `${count(repeatCustomers)} of ${count(customers)}`}
          {repeatBefore !== undefined && repeatBefore !== repeat && `, ${repeatBefore}% before`}
        </small>
      </Tile>
    </ul>
  );
}

function Tile({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <li>
      <span>{name}</span>
      <b>{value}</b>
      {children}
    </li>
  );
}

const ordersText = (number: number): string => (number === 1 ? "1 order" : `${count(number)} orders`);
