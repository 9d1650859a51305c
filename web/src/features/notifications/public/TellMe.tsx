import { useState } from "react";
import { Button } from "../../../ui/Button";
import { toast } from "../../../ui/noticeStore";
import shared from "../../../ui/shared.module.css";
import { copy } from "../copy";
import { deleteDevice } from "../queries";
import { stateOfDevice, turnOff, turnOn } from "../thisDevice";
import { useNotifications } from "../useDevice";
import styles from "./TellMe.later.module.css";

/** Offers a customer notifications of each step on this phone. The browser asks only after the tap; nothing where it cannot. */
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
        <span>Get a notification for each step of your order.</span>
        <Button look="line" small busy={busy} onClick={() => void attempt(() => turnOn(data.publicKey))}>
          Notify me on this phone
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
      <span>You get a notification for each step on this phone.</span>
      <button type="button" className={shared.stitch} onClick={() => void attempt(stop)}>
        Turn off
      </button>
    </p>
  );
}
