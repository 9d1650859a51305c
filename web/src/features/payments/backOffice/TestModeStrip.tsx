import { useIsOwner } from "../../auth/public/useIsOwner";
import { useShop } from "../../content/public/useShop";
import { Anchor } from "../../../ui/Anchor";
import shared from "../../../ui/shared.module.css";
import styles from "./TestModeStrip.later.module.css";

/** On every screen of the back office in test mode: what is paid is no money. */
export function TestModeStrip() {
  const owner = useIsOwner();
  if (useShop()?.onlinePayment !== "test") return null;
  return (
    <p className={styles.test} role="note">
      <b>TEST mode.</b> Online payments move no money and count nowhere.{" "}
      {owner && (
        <Anchor href="/admin/settings/payments" className={shared.stitch}>
          Payment settings
        </Anchor>
      )}
    </p>
  );
}
