import { todayInIndia } from "../../../../admin/form/today";
import { Panel, Waiting } from "../../../../admin/Screen";
import { useFresh } from "../../../../admin/useFresh";
import { Anchor } from "../../../../ui/Anchor";
import shared from "../../../../ui/shared.module.css";
import { cash } from "../paths";
import { DrawerPanel } from "./DrawerPanel";
import { drawerView } from "./queries";

/** Today's cash drawer, as a panel of the reports. */
export function DrawerOfToday() {
  const today = todayInIndia();
  const { data: drawer, error, refetch } = useFresh(drawerView(today));
  return (
    <Panel
      title="Cash drawer"
      aside={
        <Anchor href={cash} className={shared.stitch}>
          Other days
        </Anchor>
      }
    >
      {drawer ? (
        <DrawerPanel key={drawer.openedAt ?? ""} drawer={drawer} mayReopen />
      ) : (
        <Waiting failure={error} onRetry={() => void refetch()} />
      )}
    </Panel>
  );
}
