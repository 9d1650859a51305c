import { useRef, type ReactNode } from "react";
import { Icon } from "../../../ui/Icon";
import { LinkButton } from "../../../ui/Button";
import { FilterPanel } from "../../../ui/FilterPanel";
import { Empty } from "../../../ui/States";
import { copy } from "../copy";
import type { Sort } from "../filters";
import { SortByPrice } from "./SortByPrice";
import styles from "./FilteredList.module.css";

interface Props {
  /** The list's own path. */
  path: string;
  /** The query of the list's filters and its sort. */
  query: string;
  sort: Sort | undefined;
  onSort: (sort: Sort | undefined) => void;
  filters: ReactNode;
  /** Whether any filter is set. */
  active: boolean;
  onClear: () => void;
  /** The chosen values, each with a button that takes it out. */
  chosen?: readonly { label: string; onRemove: () => void }[];
  /** The number of items and what they are called: "service", "services". */
  shown: number;
  total: number;
  names: readonly [one: string, many: string];
  children: ReactNode;
}

/** A list with its filters, its sort and its count. */
export function FilteredList({ path, query, sort, onSort, filters, active, onClear, chosen = [], shown, total, names: [one, many], children }: Props) {
  const countLine = useRef<HTMLParagraphElement>(null);
  const clear = () => {
    onClear();
    countLine.current?.focus();
  };
  const count = shown === 1 ? `1 ${one}` : `${shown} ${many}`;
  return (
    <FilterPanel
      filters={filters}
      count={count}
      active={active}
      onClear={clear}
      sort={<SortByPrice action={path} sort={sort} query={query} onChange={onSort} />}
    >
      <p ref={countLine} className={styles.count} role="status" tabIndex={-1}>
        <span>
          <b>{count}</b>
          {shown !== total && ` of ${total}`}
        </span>
      </p>
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label={copy.chosenFilters}>
          {chosen.map(({ label, onRemove }) => (
            <li key={label}>
              <button
                type="button"
                onClick={() => {
                  onRemove();
                  countLine.current?.focus();
                }}
              >
                {label} <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {shown === 0 ? (
        <Empty
          as="h2"
          title={copy.noneFound}
          actions={
            <LinkButton href={path} replace>
              {copy.clearFilters}
            </LinkButton>
          }
        />
      ) : (
        children
      )}
    </FilterPanel>
  );
}
