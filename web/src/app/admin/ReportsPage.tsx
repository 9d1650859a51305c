import { useAdminParts } from "../../admin/parts";
import { MonthBar } from "../../admin/MonthBar";
import { Screen } from "../../admin/Screen";
import { useVisit } from "../../site/visit";
import { monthOf } from "../../admin/months";
import styles from "./Reports.later.module.css";

const PATH = "/admin/reports/days";
const REPORTS = { href: "/admin/reports", label: "Reports" };

/** The days of a month, with panels from the features. */
export function ReportsPage() {
  const { search } = useVisit();
  const parts = useAdminParts();
  const now = monthOf();
  const asked = search.get("month") ?? "";
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) && asked <= now ? asked : now;
  return (
    <Screen title="Days" back={REPORTS} tools={<MonthBar month={month} path={(to) => (to === now ? PATH : `${PATH}?month=${to}`)} small />}>
      <div className={styles.reports}>
        {parts.map(({ report: Report }, place) => Report && <Report key={`${month}-${place}`} month={month} />)}
      </div>
    </Screen>
  );
}
