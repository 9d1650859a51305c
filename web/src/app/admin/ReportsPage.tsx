import { useLocation } from "wouter";
import { useAdminParts } from "../../admin/parts";
import { Screen } from "../../admin/Screen";
import { Icon } from "../../ui/Icon";
import { useVisit } from "../../site/visit";
import { monthOf, monthText, stepMonth } from "../../admin/months";
import styles from "./Reports.later.module.css";

/** The monthly report, with panels from the features. */
export function ReportsPage() {
  const { search } = useVisit();
  const parts = useAdminParts();
  const now = monthOf();
  const asked = search.get("month") ?? "";
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) && asked <= now ? asked : now;
  return (
    <Screen title="Reports" tools={<MonthPicker month={month} now={now} />}>
      <div className={styles.reports}>
        {parts.map(({ report: Report }, place) => Report && <Report key={`${month}-${place}`} month={month} />)}
      </div>
    </Screen>
  );
}

function MonthPicker({ month, now }: { month: string; now: string }) {
  const [, navigate] = useLocation();
  const go = (to: string) => navigate(to === now ? "/admin/reports" : `/admin/reports?month=${to}`, { replace: true });
  const last = month >= now;
  return (
    <div className={styles.months} role="group" aria-label="Month">
      <button type="button" aria-label="Previous month" onClick={() => go(stepMonth(month, -1))}>
        <Icon name="previous" />
      </button>
      <p role="status">{monthText(month)}</p>
      <button type="button" aria-label="Next month" aria-disabled={last || undefined} onClick={() => !last && go(stepMonth(month, 1))}>
        <Icon name="next" />
      </button>
    </div>
  );
}
