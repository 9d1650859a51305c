import { useState } from "react";
import { Button } from "../../../ui/Button";
import { toast } from "../../../ui/noticeStore";
import shared from "../../../ui/shared.module.css";
import { copy } from "../copy";
import { deleteDevice } from "../queries";
import { stateOfDevice, turnOff, turnOn } from "../thisDevice";
import { useNotifications } from "../useDevice";
import styles from "./TellMe.later.module.css";

/** Offers a customer to hear of each step on this phone. The browser asks only after the tap; nothing where it cannot. */
export function TellMe() {
  const { data, show } = useNotifications();
  const [state, setState] = useState(stateOfDevice);
  const [busy, setBusy] = useState(false);
  if (!data || state !== "possible") return null;
  const device = data.devices.find(({ current }) => current);
  const attempt = async (act: () => ReturnType<typeof turnOn>) => {
    setBusy(true);
    try {
      show(await act());
    } catch {
      toast(copy.failed, { kind: "error" });
    }
    setState(stateOfDevice());
    setBusy(false);
  };
  if (!device) {
    return (
      <p className={styles.tell}>
        <span>Hear of each step of your order as it happens.</span>
        <Button look="line" small busy={busy} onClick={() => void attempt(() => turnOn(data.publicKey))}>
          Tell me on this phone
        </Button>
      </p>
    );
  }
  const stop = async () => {
    await turnOff().catch(() => undefined);
    return deleteDevice(device.id);
  };
  return (
    <p className={styles.tell}>
      <span>We tell you of each step on this phone.</span>
      <button type="button" className={shared.stitch} onClick={() => void attempt(stop)}>
        Turn off
      </button>
    </p>
  );
}
