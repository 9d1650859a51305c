import { useEffect, useRef, useState } from "react";
import { useConfirmed } from "../../../../admin/confirm/useConfirmed";
import { AskInPlace } from "../../../../admin/AskInPlace";
import { copyText } from "../../../../admin/copyText";
import { Panel, Screen, Waiting } from "../../../../admin/Screen";
import { useChange } from "../../../../admin/useChange";
import { useFresh } from "../../../../admin/useFresh";
import type { CalendarFeed } from "../../../../api/schema";
import { clock, day } from "../../../../format/date";
import { useSession } from "../../../auth/public/useSession";
import { Badge } from "../../../../ui/Badge";
import { Button, LinkButton } from "../../../../ui/Button";
import { Field } from "../../../../ui/Field";
import { toast } from "../../../../ui/noticeStore";
import shared from "../../../../ui/shared.module.css";
import { calendar, today } from "../paths";
import styles from "./PhoneCalendar.later.module.css";
import { calendarFeed, createCalendarFeed, deleteCalendarFeed } from "./queries";

/** The caller's secret address, with which their own calendar program shows the visits. */
export function PhoneCalendarPage() {
  const session = useSession();
  const { data, error, refetch } = useFresh(calendarFeed());
  const maker = session.state === "user" && session.user.staffRole === "maker";
  const back = maker ? { href: today, label: "My pieces" } : { href: calendar, label: "Calendar" };
  return (
    <Screen title="Subscribe in your phone’s calendar" back={back}>
      {data ? (
        <>
          <AddressPanel feed={data} maker={maker} onChanged={() => void refetch()} />
          <HowToPanel />
        </>
      ) : (
        <Waiting failure={error} onRetry={() => void refetch()} />
      )}
    </Screen>
  );
}

const webcal = (address: string): string => address.replace(/^https?:/, "webcal:");

interface AddressProps {
  feed: CalendarFeed;
  maker: boolean;
  onChanged: () => void;
}

function AddressPanel({ feed: { createdAt, lastUsedAt }, maker, onChanged }: AddressProps) {
  const [address, setAddress] = useState<string>();
  const { busy, change, changed } = useChange(onChanged);
  const { guard, confirmDialog } = useConfirmed();
  const make = async () => {
    const made = await changed(() => guard(createCalendarFeed));
    if (made) setAddress(made.address);
    return made !== undefined;
  };
  const remove = async () => {
    const done = await change(deleteCalendarFeed);
    if (done) {
      setAddress(undefined);
      toast("The address no longer works.");
    }
    return done;
  };
  return (
    <Panel title="Your calendar address" aside={createdAt && <Badge kind="good">On</Badge>}>
      <p className={styles.lead}>
        {maker
          ? "Google Calendar or Apple Calendar shows the visits and trials that are yours, of the last 30 and the next 180 days."
          : "Google Calendar or Apple Calendar shows the shop’s visits and trials of the last 30 and the next 180 days, with names, mobile numbers and addresses."}
      </p>
      {address && <NewAddress key={address} address={address} />}
      {createdAt ? (
        <>
          <p className={styles.used}>
            Made on {day(createdAt)}. {lastUsedAt ? `Last read ${day(lastUsedAt)}, ${clock(lastUsedAt)}.` : "No calendar has read it yet."}
          </p>
          <div className={styles.acts}>
            <AskInPlace label="Make a new address" of="your calendar" question="The old address stops working." busy={busy} onYes={make} />
            <AskInPlace label="Delete address" of="your calendar" question="Your calendar gets no more visits." busy={busy} onYes={remove} />
          </div>
        </>
      ) : (
        <Button busy={busy} onClick={() => void make()}>
          Make address
        </Button>
      )}
      {confirmDialog}
    </Panel>
  );
}

/** A new address, shown only once. */
function NewAddress({ address }: { address: string }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <>
      <p className={styles.lead} role="status">
        <b>Shown only once.</b> Anyone with this address sees the visits: do not share it.
      </p>
      <Field ref={field} label="Address" readOnly value={address} onFocus={({ target }) => target.select()} />
      <div className={shared.row}>
        <Button onClick={() => void copyText(address)}>Copy address</Button>
        <LinkButton href={webcal(address)} look="line">
          Open in Apple Calendar
        </LinkButton>
      </div>
    </>
  );
}

function HowToPanel() {
  return (
    <Panel title="How to subscribe">
      <div className={styles.ways}>
        <section>
          <h3>Google Calendar</h3>
          <ol>
            <li>On a computer, open calendar.google.com.</li>
            <li>Next to “Other calendars” choose +, then “From URL”.</li>
            <li>Paste the address and choose “Add calendar”. It appears on your phone too.</li>
          </ol>
          <p>Google reads changes every few hours.</p>
        </section>
        <section>
          <h3>iPhone and iPad</h3>
          <ol>
            <li>Open Calendar and choose “Calendars”, then “Add Calendar”.</li>
            <li>Choose “Add Subscription Calendar” and paste the address.</li>
            <li>Choose “Subscribe”, then “Add”.</li>
          </ol>
        </section>
      </div>
    </Panel>
  );
}
