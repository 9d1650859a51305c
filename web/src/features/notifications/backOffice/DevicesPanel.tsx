import { useState } from "react";
import { ago } from "../../../admin/ago";
import { Panel } from "../../../admin/Screen";
import { saidOf, useChange } from "../../../admin/useChange";
import type { NotificationDevice, NotificationSettings } from "../../../api/schema";
import { day } from "../../../format/date";
import { Button } from "../../../ui/Button";
import { toast } from "../../../ui/noticeStore";
import shared from "../../../ui/shared.module.css";
import { copy } from "../copy";
import { deleteDevice, testDevice } from "../queries";
import { isApple, stateOfDevice, turnOff, turnOn } from "../thisDevice";
import styles from "./Notifications.later.module.css";

export interface Props {
  settings: NotificationSettings;
  onChange: (settings: NotificationSettings | undefined) => void;
}

/** The devices of the user, and whether this one can be among them. */
export function DevicesPanel({ settings, onChange }: Props) {
  const { devices } = settings;
  const isOn = devices.some(({ current }) => current);
  return (
    <Panel title="Devices">
      {devices.length === 0 && <p className={shared.muted}>{copy.none}</p>}
      {devices.length > 0 && (
        <ul className={styles.devices}>
          {devices.map((device) => (
            <Device key={device.id} device={device} onChange={onChange} />
          ))}
        </ul>
      )}
      {!isOn && <ThisDevice publicKey={settings.publicKey} onChange={onChange} />}
    </Panel>
  );
}

function Device({ device, onChange }: { device: NotificationDevice; onChange: Props["onChange"] }) {
  const { busy, changed } = useChange();
  const name = device.current ? `This device, ${device.label}` : device.label;
  const test = async () => {
    const result = await changed(() => testDevice(device.id));
    if (result?.sent) toast(copy.sent);
    else if (result?.problem) toast(result.problem, { kind: "error", ms: 8000 });
  };
  const remove = async () => {
    if (device.current) await turnOff().catch(() => undefined);
    onChange(await changed(() => deleteDevice(device.id)));
  };
  return (
    <li>
      <div>
        <b>{name}</b>
        {device.problem ? (
          <small className={styles.problem}>{device.problem}</small>
        ) : (
          <small>{device.sentAt ? `Last notification ${ago(device.sentAt)}` : `On since ${day(device.createdAt)}`}</small>
        )}
      </div>
      <Button look="line" small busy={busy} aria-label={`Send a test to ${name}`} onClick={() => void test()}>
        Send a test
      </Button>
      <button type="button" className={shared.stitch} aria-label={`Turn off ${name}`} onClick={() => void remove()}>
        Turn off
      </button>
    </li>
  );
}

function ThisDevice({ publicKey, onChange }: { publicKey: string; onChange: Props["onChange"] }) {
  const [state, setState] = useState(stateOfDevice);
  const [busy, setBusy] = useState(false);
  if (state === "unsupported") return <p className={styles.state}>{isApple() ? copy.addToHomeScreen : copy.unsupported}</p>;
  if (state === "blocked") return <p className={styles.state}>{copy.blocked}</p>;
  const start = async () => {
    setBusy(true);
    try {
      const settings = await turnOn(publicKey);
      if (settings) onChange(settings);
      else toast(copy.refused, { kind: "error" });
    } catch (failure) {
      toast(failure instanceof DOMException ? copy.failed : saidOf(failure), { kind: "error", ms: 8000 });
    }
    setState(stateOfDevice());
    setBusy(false);
  };
  return (
    <p className={styles.turnOn}>
      <Button look="solid" small busy={busy} onClick={() => void start()}>
        Turn on for this device
      </Button>
    </p>
  );
}
