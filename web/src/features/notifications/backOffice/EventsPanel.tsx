import { Panel } from "../../../admin/Screen";
import { useChange } from "../../../admin/useChange";
import { useFresh } from "../../../admin/useFresh";
import type { NotificationEvent } from "../../../api/schema";
import { useEmailDelivery } from "../../auth/public/useEmailDelivery";
import { useIsOwner } from "../../auth/public/useIsOwner";
import { Anchor } from "../../../ui/Anchor";
import shared from "../../../ui/shared.module.css";
import { events } from "../copy";
import { emailsView, updateEmails, updateSettings } from "../queries";
import type { Props } from "./DevicesPanel";
import styles from "./Notifications.later.module.css";

/** What the user's devices show; for owners also what the shop gets emails about. */
export function EventsPanel(props: Props) {
  return useIsOwner() ? <OwnersEvents {...props} /> : <Events {...props} />;
}

function OwnersEvents(props: Props) {
  const { data } = useFresh(emailsView());
  const { change } = useChange();
  const delivers = useEmailDelivery();
  const set = (event: NotificationEvent, email: boolean) => void change(() => updateEmails({ events: [{ event, email }] }));
  return (
    <Events
      {...props}
      emails={new Map(data?.events.map(({ event, email }) => [event, email]))}
      onEmail={set}
      note={
        !delivers && (
          <p className={styles.warning}>
            Email delivery is not set up. Only push arrives.{" "}
            <Anchor href="/admin/settings/mail-setup" className={shared.stitch}>
              Set up email
            </Anchor>
          </p>
        )
      }
    />
  );
}

interface EventsProps extends Props {
  emails?: ReadonlyMap<NotificationEvent, boolean>;
  onEmail?: (event: NotificationEvent, email: boolean) => void;
  note?: React.ReactNode;
}

function Events({ settings, onChange, emails, onEmail, note }: EventsProps) {
  const { changed } = useChange();
  const setPush = async (event: NotificationEvent, push: boolean) => {
    const { quietHours } = settings;
    onChange(await changed(() => updateSettings({ events: [{ event, push }], ...(quietHours && { quietHours }) })));
  };
  return (
    <Panel title="Your notifications">
      <p className={shared.muted}>
        {emails ? "Push goes to your own devices, email to the shop's address. " : "Push goes to your own devices. "}Changes are saved immediately.
      </p>
      {note}
      <table className={styles.events}>
        <thead>
          <tr>
            <th scope="col">Event</th>
            {emails && <th scope="col">Email</th>}
            <th scope="col">Push</th>
          </tr>
        </thead>
        <tbody>
          {settings.events.map(({ event, push }) => {
            const { title, hint } = events[event];
            const email = emails?.get(event);
            return (
              <tr key={event}>
                <th scope="row">
                  {title}
                  <small>{hint}</small>
                </th>
                {emails && (
                  <td>
                    {email !== undefined && (
                      <input type="checkbox" checked={email} aria-label={`${title} by email`} onChange={({ target }) => onEmail?.(event, target.checked)} />
                    )}
                  </td>
                )}
                <td>
                  <input type="checkbox" checked={push} aria-label={`${title} as push`} onChange={({ target }) => void setPush(event, target.checked)} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Panel>
  );
}
