import { useEffect, useRef, useState } from "react";
import { useLocation } from "wouter";
import { Screen } from "../../../admin/Screen";
import { useFresh } from "../../../admin/useFresh";
import type { OrderFilter } from "../../../api/schema";
import { useVisit } from "../../../app/visit";
import { Anchor } from "../../../ui/Anchor";
import { Icon } from "../../../ui/Icon";
import { Board } from "./Board";
import styles from "./Board.later.module.css";
import { OrderList } from "./OrderList";
import { board, filtered } from "./paths";
import { todayView } from "./queries";

const FILTERS: readonly [OrderFilter, string][] = [
  ["waiting", "Wait for your yes"],
  ["due", "Due in 2 days"],
  ["unpaid_advance", "Advance unpaid"],
  ["open", "All in work"],
  ["delivered", "Delivered"],
  ["called_off", "Called off"],
];

const SEARCH_AFTER_MS = 300;
const MANY = 50;

/** The board, or what is looked for. */
export function OrdersPage() {
  const { search } = useVisit();
  const filter = FILTERS.find(([name]) => name === search.get("filter"))?.[0];
  const words = search.get("q")?.trim() ?? "";
  return (
    <Screen title="Orders">
      <div className={styles.tools}>
        <Filters current={filter} looking={words !== ""} />
        <SearchBox key={filter} words={words} filter={filter} />
      </div>
      {filter || words ? <OrderList filter={filter} q={words || undefined} /> : <Board />}
    </Screen>
  );
}

function Filters({ current, looking }: { current: OrderFilter | undefined; looking: boolean }) {
  const { data: today } = useFresh(todayView());
  const counts: Partial<Record<OrderFilter, number>> = today
    ? { waiting: today.waiting.length, due: today.due.length, unpaid_advance: today.unpaidAdvances.length }
    : {};
  return (
    <nav aria-label="Which orders">
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

function SearchBox({ words, filter }: { words: string; filter: OrderFilter | undefined }) {
  const [, navigate] = useLocation();
  const [text, setText] = useState(words);
  const asked = useRef(words);
  useEffect(() => {
    // The address changed by another way than typing here.
    if (words !== asked.current) setText(words);
    asked.current = words;
  }, [words]);
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = wanted;
      const query = new URLSearchParams({ ...(filter && { filter }), ...(wanted && { q: wanted }) }).toString();
      navigate(query ? `${board}?${query}` : board, { replace: true });
    }, SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text, filter, navigate]);
  return (
    <label className={styles.search}>
      <Icon name="search" />
      <input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={80}
        placeholder="Name, mobile or order no."
        aria-label="Name, mobile or order no."
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </label>
  );
}
