import { useState } from "react";
import { Asking } from "../../../../admin/Asking";
import { useConfirmed } from "../../../../admin/confirm/useConfirmed";
import { Panel, Screen, Waiting } from "../../../../admin/Screen";
import { endUndoOf, offerUndo } from "../../../../admin/undo";
import { useChange } from "../../../../admin/useChange";
import { useFresh } from "../../../../admin/useFresh";
import type { Invited, PasswordLink, StaffMember, TeamRole } from "../../../../api/schema";
import { clock, day } from "../../../../format/date";
import { spokenMobile } from "../../../../format/text";
import { useSession } from "../../public/useSession";
import { useEmailDelivery } from "../../public/useEmailDelivery";
import { Avatar } from "../../../../ui/Avatar";
import { Badge } from "../../../../ui/Badge";
import { Button } from "../../../../ui/Button";
import { toast } from "../../../../ui/noticeStore";
import shared from "../../../../ui/shared.module.css";
import { settings } from "../paths";
import { block, changeRole, inviteAgain, linkForPassword, removeStaff, staffList, takeTwoFactor, unblock } from "../queries";
import { InviteDialog } from "./InviteDialog";
import { LinkDialog } from "./LinkDialog";
import { roleLabel, roleMay, roleOf } from "./roles";
import { RoleDialog } from "./RoleDialog";
import styles from "./Staff.later.module.css";

type Question = "block" | "remove" | "twoFactor";
type Named = Pick<StaffMember, "name" | "mobile">;

/** The team of the shop, and what each member may do. */
export function StaffPage() {
  const { data, error, refetch } = useFresh(staffList());
  const session = useSession();
  const own = session.state === "user" ? session.user.id : 0;
  const [inviting, setInviting] = useState(false);
  const [handing, setHanding] = useState<Named & { link: string; hours: number; forgotten?: boolean }>();
  const invited = ({ name, mobile }: Named, { link, validHours }: Invited) => {
    if (link) setHanding({ name, mobile, link, hours: validHours });
    else toast(`${name} gets an email with a link. It works once, for ${validHours} hours.`, { ms: 8000 });
  };
  const forgot = ({ name, mobile }: Named, { link, validHours }: PasswordLink) => setHanding({ name, mobile, link, hours: validHours, forgotten: true });
  return (
    <Screen
      title="Team"
      back={{ href: settings, label: "Settings" }}
      tools={
        <Button small onClick={() => setInviting(true)}>
          Invite
        </Button>
      }
    >
      {data ? (
        <Panel>
          <p className={styles.lead}>Everyone logs in with their own mobile number. What they see and change depends on their role.</p>
          <ul className={styles.people} aria-label="Team">
            {data.map((member) => (
              <Member key={member.id} member={member} own={own} onInvited={invited} onForgotten={forgot} />
            ))}
          </ul>
        </Panel>
      ) : (
        <Waiting failure={error} onRetry={() => void refetch()} />
      )}
      {inviting && <InviteDialog team={data ?? []} onClose={() => setInviting(false)} onInvited={invited} />}
      {handing && <LinkDialog {...handing} onClose={() => setHanding(undefined)} />}
    </Screen>
  );
}

interface MemberProps {
  member: StaffMember;
  own: number;
  onInvited: (member: Named, invited: Invited) => void;
  onForgotten: (member: Named, link: PasswordLink) => void;
}

function Member({ member, own, onInvited, onForgotten }: MemberProps) {
  const { id, name, mobile, email, role, invited, invitedUntil, blockedAt, twoFactor, lastSeenAt } = member;
  const [asked, setAsked] = useState<Question>();
  const { busy, change, changed } = useChange();
  const { guard, confirmDialog } = useConfirmed();
  const delivers = useEmailDelivery();
  const ofTeam = roleOf(member);
  const [choosing, setChoosing] = useState(false);

  const newLink = async (handOver: boolean) => {
    const made = await changed(() => guard(() => inviteAgain(id, handOver)));
    if (made) onInvited({ name, mobile }, made);
  };
  const newPassword = async () => {
    const made = await changed(() => guard(() => linkForPassword(id)));
    if (made) onForgotten({ name, mobile }, made);
  };
  const record = `team member ${id}`;
  /** Changes the member, which ends the Undo of an earlier change. */
  const act = async (send: () => Promise<unknown>): Promise<boolean> => {
    const done = await change(send);
    if (done) endUndoOf(record);
    return done;
  };
  const give = async (to: TeamRole) => {
    if (!(await act(() => guard(() => changeRole(id, to))))) return;
    // Owners who give up their own role may not undo it.
    if (id === own) toast("Role changed");
    else offerUndo({ of: record, text: `${name}: role changed to ${roleLabel(to)}`, undo: async () => void (await change(() => changeRole(id, ofTeam))) });
  };
  const answers: Record<Question, () => Promise<unknown>> = {
    remove: async () => {
      if (await act(() => guard(() => removeStaff(id)))) toast(invited ? "Invitation withdrawn" : "Removed from the team");
    },
    twoFactor: async () => {
      if (await change(() => guard(() => takeTwoFactor(id)))) toast(`Two-factor authentication of ${name} is off.`);
    },
    block: async () => {
      if (await act(() => block(id)))
        offerUndo({ of: record, text: `${name} is blocked.`, note: "Logged out everywhere.", undo: async () => void (await change(() => unblock(id))) });
    },
  };
  const questions: Record<Question, { title: string; text: string; yes: string }> = {
    block: { title: `Block ${name}?`, text: "They are logged out everywhere immediately, and cannot log in until you unblock them.", yes: "Block" },
    remove: invited
      ? { title: `Withdraw the invitation of ${name}?`, text: "The link stops working, and the account is deleted.", yes: "Withdraw invitation" }
      : { title: `Remove ${name} from the team?`, text: "They lose access to the back office and keep a customer account. What they did stays in the activity log.", yes: "Remove" },
    twoFactor: { title: `Turn off two-factor authentication of ${name}?`, text: "For a lost phone and lost recovery codes. The password alone logs them in until they set it up again.", yes: "Turn off" },
  };
  return (
    <li>
      <Avatar name={name} second={role === "owner"} />
      <div className={styles.text}>
        <b>{name}</b>
        <p>{roleMay(ofTeam)}</p>
        <p>{[mobile && spokenMobile(mobile), email].filter(Boolean).join(" · ")}</p>
        <p>{invited ? waits(invitedUntil) : lastSeenAt ? `Last active ${day(lastSeenAt)}, ${clock(lastSeenAt)}` : "Never logged in"}</p>
        <div className={styles.badges}>
          <Badge kind={role === "owner" ? "solid" : "info"}>{roleLabel(ofTeam)}</Badge>
          {id === own && <Badge>You</Badge>}
          {invited && <Badge kind="waiting">Invitation pending</Badge>}
          {blockedAt && <Badge kind="bad">Blocked</Badge>}
          {!invited && !twoFactor && <Badge kind="waiting">No two-factor</Badge>}
        </div>
        <div className={styles.acts} role="group" aria-label={`Actions for ${name}`}>
          {invited && (
            <>
              {email && delivers && <Act label="Email a new link" of={name} busy={busy} onPress={() => void newLink(false)} />}
              <Act label="Show a new link" of={name} busy={busy} onPress={() => void newLink(true)} />
            </>
          )}
          {!invited && <Act label="Change role" of={name} busy={busy} onPress={() => setChoosing(true)} />}
          {!invited && !blockedAt && role !== "owner" && <Act label="New password link" of={name} busy={busy} onPress={() => void newPassword()} />}
          {id !== own && twoFactor && <Act label="Turn off two-factor" of={name} busy={busy} onPress={() => setAsked("twoFactor")} />}
          {id !== own && !invited && !blockedAt && <Act label="Block" of={name} busy={busy} onPress={() => setAsked("block")} />}
          {id !== own && blockedAt && <Act label="Unblock" of={name} busy={busy} onPress={() => void act(() => unblock(id))} />}
          {id !== own && <Act label={invited ? "Withdraw invitation" : "Remove from team"} of={name} busy={busy} onPress={() => setAsked("remove")} />}
        </div>
      </div>
      {choosing && (
        <RoleDialog
          name={name}
          role={ofTeam}
          onClose={() => setChoosing(false)}
          onGiven={(to) => {
            setChoosing(false);
            void give(to);
          }}
        />
      )}
      {asked && <Asking {...questions[asked]} busy={busy} onClose={() => setAsked(undefined)} onYes={answers[asked]} />}
      {confirmDialog}
    </li>
  );
}

const waits = (until: string | undefined) =>
  until ? `The invitation link works until ${day(until)}, ${clock(until)}.` : "The invitation link has expired.";

function Act({ label, of, busy, onPress }: { label: string; of: string; busy: boolean; onPress: () => void }) {
  return (
    <button type="button" className={shared.stitch} disabled={busy} aria-label={`${label}: ${of}`} onClick={onPress}>
      {label}
    </button>
  );
}
