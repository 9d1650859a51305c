import { useIsOwner } from "../../auth/public/useIsOwner";
import { useShop } from "../../content/public/useShop";
import { Anchor } from "../../../ui/Anchor";
import shared from "../../../ui/shared.module.css";
import styles from "./TestModeStrip.later.module.css";

/** The test mode notice on every screen of the back office. */
export function TestModeStrip() {
  const owner = useIsOwner();
  if (useShop()?.onlinePayment !== "test") return null;
  return (
    <p className={styles.test} role="note">
      <b>TEST mode.</b> Online payments move no money and are not included in reports.{" "}
      {owner && (
        <Anchor href="/admin/settings/payments" className={shared.stitch}>
          Payment settings
        </Anchor>
      )}
    </p>
  );
}
