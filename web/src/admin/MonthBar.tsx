import { useLocation } from "wouter";
import { classNames } from "../ui/classNames";
import { Icon } from "../ui/Icon";
import styles from "./MonthBar.later.module.css";
import { monthOf, monthText, stepMonth } from "./months";

interface Props {
  month: string;
  /** The address of a month. */
  path: (month: string) => string;
  /** Beside a title rather than above the content. */
  small?: boolean;
}

/** Steps from month to month. */
export function MonthBar({ month, path, small }: Props) {
  const [, navigate] = useLocation();
  const last = month >= monthOf();
  const go = (by: number) => navigate(path(stepMonth(month, by)), { replace: true });
  return (
    <div className={classNames(styles.months, small && styles.small)} role="group" aria-label="Month">
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
