import { useState, type ReactNode } from "react";
import { Button } from "./Button";
import { Dialog } from "./Dialog";
import { Icon } from "./Icon";
import styles from "./FilterPanel.later.module.css";
import shared from "./shared.module.css";

interface FilterPanelProps {
  /** The controls; at the side, and on narrow screens in a bottom sheet. */
  filters: ReactNode;
  /** The count for the sheet's button: '14 services'. */
  count: string;
  /** Whether any filter is set. */
  active: boolean;
  onClear: () => void;
  /** The sorting: at the right above the list, and on narrow screens beside the Filters button. */
  sort?: ReactNode;
  /** The filtered list. */
  children: ReactNode;
}

/** A list with its filters at the left, or behind a button where there is no room. */
export function FilterPanel({ filters, count, active, onClear, sort, children }: FilterPanelProps) {
  const [open, setOpen] = useState(false);
  const clear = active && (
    <p>
      <button type="button" className={shared.stitch} onClick={onClear}>
        Clear filters
      </button>
    </p>
  );
  return (
    <div className={styles.filtered}>
      <aside className={`${styles.filters} ${styles.side}`} aria-label="Filters">
        {filters}
        {clear}
      </aside>
      <div>
        <div className={styles.bar}>
          <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
            <Icon name="filter" /> Filters
          </button>
          {sort && <div>{sort}</div>}
        </div>
        {children}
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title="Filters">
        <div className={styles.filters}>
          {filters}
          {clear}
        </div>
        <div className={styles.done}>
          <Button wide onClick={() => setOpen(false)}>
            Show {count}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
