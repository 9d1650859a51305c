import { useLocation } from "wouter";
import { todayInIndia } from "../../../../admin/form/today";
import { Panel, Screen, Waiting } from "../../../../admin/Screen";
import { useFresh } from "../../../../admin/useFresh";
import { useVisit } from "../../../../site/visit";
import { Anchor } from "../../../../ui/Anchor";
import { Field } from "../../../../ui/Field";
import shared from "../../../../ui/shared.module.css";
import { useMay } from "../../../auth/public/useMay";
import { dayText } from "../orderLedger/messages";
import { cash, expenses } from "../paths";
import styles from "./Cash.later.module.css";
import { DrawerPanel } from "./DrawerPanel";
import { drawerView } from "./queries";

/** The cash drawer of a day. */
export function CashPage() {
  const { search } = useVisit();
  const [, navigate] = useLocation();
  const today = todayInIndia();
  const asked = search.get("day") ?? "";
  const day = /^\d{4}-\d{2}-\d{2}$/.test(asked) && asked <= today ? asked : today;
  const manager = useMay("manager");
  const { data: drawer, error, refetch } = useFresh(drawerView(day));
  return (
    <Screen
      title="Cash drawer"
      tools={
        manager && (
          <Anchor href={expenses} className={shared.stitch}>
            Expenses
          </Anchor>
        )
      }
    >
      <div className={styles.day}>
        <Field
          label="Day"
          type="date"
          max={today}
          value={day}
          onChange={({ target }) => target.value && navigate(target.value === today ? cash : `${cash}?day=${target.value}`, { replace: true })}
        />
      </div>
      <div className={styles.narrow}>
        <Panel title={day === today ? "Today" : dayText(day)}>
          {drawer ? (
            <DrawerPanel key={`${day}-${drawer.openedAt ?? ""}`} drawer={drawer} mayReopen={manager} />
          ) : (
            <Waiting failure={error} onRetry={() => void refetch()} />
          )}
        </Panel>
      </div>
    </Screen>
  );
}
