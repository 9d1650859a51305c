import { useState } from "react";
import { useConfirmed } from "../../../../admin/confirm/useConfirmed";
import { Panel, Screen, Waiting } from "../../../../admin/Screen";
import { offerUndo } from "../../../../admin/undo";
import { useChange } from "../../../../admin/useChange";
import { useFresh } from "../../../../admin/useFresh";
import type { Invited, StaffMember } from "../../../../api/schema";
import { clock, day } from "../../../../format/date";
import { spokenMobile } from "../../../../format/text";
import { useSession } from "../../../../session/useSession";
import { useEmailDelivery } from "../../../../session/useEmailDelivery";
import { Avatar } from "../../../../ui/Avatar";
import { Badge } from "../../../../ui/Badge";
import { Button } from "../../../../ui/Button";
import { toast } from "../../../../ui/noticeStore";
import shared from "../../../../ui/shared.module.css";
import { Asking } from "../Asking";
import { settings } from "../paths";
import { block, changeRole, inviteAgain, removeStaff, staffList, takeTwoFactor, unblock } from "../queries";
import { InviteWindow } from "./InviteWindow";
import { LinkWindow } from "./LinkWindow";
import styles from "./Staff.later.module.css";

type Question = "role" | "block" | "part" | "step";

/** Who works for the shop, and what each may do. */
export function StaffPage() {
  const { data, error, refetch } = useFresh(staffList());
  const session = useSession();
  const own = session.state === "user" ? session.user.id : 0;
  const [inviting, setInviting] = useState(false);
  const [handing, setHanding] = useState<{ name: string; link: string; hours: number }>();
  const invited = (name: string, { link, validHours }: Invited) => {
    if (link) setHanding({ name, link, hours: validHours });
    else toast(`${name} gets an email with a link. It works once, for ${validHours} hours.`, { ms: 8000 });
  };
  return (
    <Screen
      title="Who works here"
      back={{ href: settings, label: "Settings" }}
      tools={
        <Button small onClick={() => setInviting(true)}>
          Invite somebody
        </Button>
      }
    >
      {data ? (
        <Panel>
          <p className={styles.lead}>
            Staff see orders, visits, customers they serve, enquiries, content, the catalogue and courses. Prices, money, coupons and
            settings are the owner's.
          </p>
          <ul className={styles.people} aria-label="Who works here">
            {data.map((member) => (
              <Member key={member.id} member={member} own={own} onInvited={invited} />
            ))}
          </ul>
        </Panel>
      ) : (
        <Waiting failure={error} onRetry={() => void refetch()} />
      )}
      {inviting && <InviteWindow onClose={() => setInviting(false)} onInvited={invited} />}
      {handing && <LinkWindow {...handing} onClose={() => setHanding(undefined)} />}
    </Screen>
  );
}

function Member({ member, own, onInvited }: { member: StaffMember; own: number; onInvited: (name: string, invited: Invited) => void }) {
  const { id, name, mobile, email, role, invited, invitedUntil, blockedAt, twoFactor, lastSeenAt } = member;
  const [asked, setAsked] = useState<Question>();
  const { busy, change } = useChange();
  const { guard, confirmWindow } = useConfirmed();
  const delivers = useEmailDelivery();
  const other = role === "owner" ? "staff" : "owner";

  const newLink = async (handOver: boolean) => {
    let made: Invited | undefined;
    const done = await change(async () => {
      made = await guard(() => inviteAgain(id, handOver));
    });
    if (done && made) onInvited(name, made);
  };
  const answers: Record<Question, () => Promise<unknown>> = {
    role: () => change(() => guard(() => changeRole(id, other))),
    part: () => change(() => guard(() => removeStaff(id))),
    step: () => change(() => guard(() => takeTwoFactor(id))),
    block: async () => {
      if (await change(() => block(id)))
        offerUndo({ text: `${name} is blocked.`, note: "She is logged out everywhere.", undo: async () => void (await change(() => unblock(id))) });
    },
  };
  const questions: Record<Question, { title: string; text: string; yes: string; no: string }> = {
    role:
      role === "owner"
        ? { title: `Make ${name} staff?`, text: "She keeps the orders and the content, and sees no money and no settings any more. She has to log in again.", yes: "Yes, make her staff", no: "Leave it" }
        : { title: `Make ${name} an owner?`, text: "She may do everything you may do: prices, money, settings, and who works here. She has to log in again.", yes: "Yes, make her an owner", no: "Leave it" },
    block: { title: `Block ${name}?`, text: "She is logged out everywhere at once, and cannot log in until you unblock her.", yes: "Yes, block her", no: "Leave it" },
    part: invited
      ? { title: `Take ${name}'s invitation back?`, text: "Her link stops working, and she is forgotten.", yes: "Yes, take it back", no: "Leave it" }
      : { title: `Part with ${name}?`, text: "She sees nothing of the back office any more. Her account stays hers, as a customer's. What she did here stays written down.", yes: "Yes, part with her", no: "Leave it" },
    step: { title: `Take ${name}'s second step away?`, text: "For when she has lost her phone and her codes. The password alone logs her in until she sets it up again.", yes: "Yes, take it away", no: "Leave it" },
  };
  return (
    <li>
      <Avatar name={name} second={role === "owner"} />
      <div className={styles.words}>
        <b>{name}</b>
        <p>{[mobile && spokenMobile(mobile), email].filter(Boolean).join(" · ")}</p>
        <p>{invited ? waits(invitedUntil) : lastSeenAt ? `Last here ${day(lastSeenAt)}, ${clock(lastSeenAt)}` : "Not here yet"}</p>
        <div className={styles.badges}>
          <Badge kind={role === "owner" ? "solid" : "info"}>{role === "owner" ? "Owner" : "Staff"}</Badge>
          {id === own && <Badge>You</Badge>}
          {invited && <Badge kind="waiting">Invited</Badge>}
          {blockedAt && <Badge kind="bad">Blocked</Badge>}
          {!invited && !twoFactor && <Badge kind="waiting">No second step</Badge>}
        </div>
        <div className={styles.acts} role="group" aria-label={`What you can do about ${name}`}>
          {invited && (
            <>
              {email && delivers && <Act label="Email a new link" of={name} busy={busy} onPress={() => void newLink(false)} />}
              <Act label="Show a new link" of={name} busy={busy} onPress={() => void newLink(true)} />
            </>
          )}
          {!invited && <Act label={role === "owner" ? "Make staff" : "Make an owner"} of={name} busy={busy} onPress={() => setAsked("role")} />}
          {id !== own && twoFactor && <Act label="Lost her phone" of={name} busy={busy} onPress={() => setAsked("step")} />}
          {id !== own && !invited && !blockedAt && <Act label="Block" of={name} busy={busy} onPress={() => setAsked("block")} />}
          {id !== own && blockedAt && <Act label="Unblock" of={name} busy={busy} onPress={() => void change(() => unblock(id))} />}
          {id !== own && <Act label={invited ? "Take back" : "Part with her"} of={name} busy={busy} onPress={() => setAsked("part")} />}
        </div>
      </div>
      {asked && (
        <Asking
          {...questions[asked]}
          onNo={() => setAsked(undefined)}
          onYes={() => {
            setAsked(undefined);
            void answers[asked]();
          }}
        />
      )}
      {confirmWindow}
    </li>
  );
}

const waits = (until: string | undefined) =>
  until ? `Has not come in yet. Her link works until ${day(until)}, ${clock(until)}.` : "Has not come in, and her link does not work any more.";

function Act({ label, of, busy, onPress }: { label: string; of: string; busy: boolean; onPress: () => void }) {
  return (
    <button type="button" className={shared.stitch} disabled={busy} aria-label={`${label}: ${of}`} onClick={onPress}>
      {label}
    </button>
  );
}
