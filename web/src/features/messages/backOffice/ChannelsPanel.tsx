import { Panel } from "../../../admin/Screen";
import { useChange } from "../../../admin/useChange";
import type { MessageSettings } from "../../../api/schema";
import { Badge } from "../../../ui/Badge";
import { LinkButton } from "../../../ui/Button";
import { Icon } from "../../../ui/Icon";
import { updateSettings } from "../queries";
import styles from "./Messages.later.module.css";
import { sms, whatsApp } from "./paths";

interface Way {
  name: string;
  icon: "chat" | "phone";
  isConnected: boolean;
  isOn: boolean;
  problem: string | undefined;
  about: string;
  href: string;
  onSwitch: (on: boolean) => void;
}

/** The channels, and whether they work. */
export function ChannelsPanel({ settings }: { settings: MessageSettings }) {
  const { busy, change } = useChange();
  const { whatsapp, sms: gateway, whatsappOn, smsOn, quietHours } = settings;
  const set = (part: { whatsappOn: boolean } | { smsOn: boolean }) =>
    void change(() => updateSettings({ whatsappOn, smsOn, ...(quietHours && { quietHours }), ...part }));
  return (
    <Panel title="Channels">
      <ul className={styles.channels}>
        <Channel
          name="WhatsApp"
          icon="chat"
          isConnected={whatsapp !== undefined}
          isOn={whatsappOn}
          problem={settings.whatsappProblem}
          about={whatsapp ? `Phone number ID ${whatsapp.phoneNumberId}` : "Needs a number at the WhatsApp Cloud API and approved templates. Meta charges for each message."}
          href={whatsApp}
          onSwitch={(on) => set({ whatsappOn: on })}
          busy={busy}
        />
        <Channel
          name="SMS"
          icon="phone"
          isConnected={gateway !== undefined}
          isOn={smsOn}
          problem={settings.smsProblem}
          about={
            gateway
              ? `${gateway.sender ? `Sender ID ${gateway.sender}. ` : ""}Used when WhatsApp is off, has no template or refuses the number.`
              : "Needs a DLT sender ID first, which takes 2 to 5 working days, and an SMS gateway."
          }
          href={sms}
          onSwitch={(on) => set({ smsOn: on })}
          busy={busy}
        />
      </ul>
    </Panel>
  );
}

function Channel({ name, icon, isConnected, isOn, problem, about, href, onSwitch, busy }: Way & { busy: boolean }) {
  return (
    <li>
      <Icon name={icon} />
      <div>
        <p className={styles.channel}>
          <b>{name}</b>
          <State isConnected={isConnected} isOn={isOn} problem={problem} />
        </p>
        <p className={styles.quiet}>{isConnected && isOn && problem ? problem : about}</p>
        {isConnected && !isOn && <p className={styles.quiet}>It is off: no message leaves by {name}.</p>}
        <div className={styles.acts}>
          {isConnected && (
            <label className={styles.switch}>
              <input type="checkbox" checked={isOn} disabled={busy} onChange={({ target }) => onSwitch(target.checked)} aria-label={`Send by ${name}`} />
              {isOn ? "On" : "Off"}
            </label>
          )}
          <LinkButton href={href} look="line" small aria-label={isConnected ? `Edit ${name}` : undefined}>
            {isConnected ? "Edit" : `Connect ${name}`}
          </LinkButton>
        </div>
      </div>
    </li>
  );
}

function State({ isConnected, isOn, problem }: Pick<Way, "isConnected" | "isOn" | "problem">) {
  if (!isConnected) return <Badge kind="waiting">Not connected</Badge>;
  if (!isOn) return <Badge kind="info">Off</Badge>;
  return problem ? <Badge kind="bad">Failing</Badge> : <Badge>Connected</Badge>;
}
