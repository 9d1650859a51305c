import { useLocation } from "wouter";
import { monthOf, monthText, stepMonth } from "../../../admin/months";
import { Icon } from "../../../ui/Icon";
import styles from "./Piecework.later.module.css";

/** Steps from month to month. `path` is the address of a month. */
export function MonthBar({ month, path }: { month: string; path: (month: string) => string }) {
  const [, navigate] = useLocation();
  const last = month >= monthOf();
  const go = (by: number) => navigate(path(stepMonth(month, by)), { replace: true });
  return (
    <div className={styles.months} role="group" aria-label="Month">
      <button type="button" aria-label="Previous month" onClick={() => go(-1)}>
        <Icon name="previous" />
      </button>
      <p role="status">{monthText(month)}</p>
      <button type="button" aria-label="Next month" aria-disabled={last || undefined} onClick={() => !last && go(1)}>
        <Icon name="next" />
      </button>
    </div>
  );
}
