import { useState } from "react";
import { Asking } from "../../../../admin/Asking";
import { useConfirmed } from "../../../../admin/confirm/useConfirmed";
import { Panel } from "../../../../admin/Screen";
import { offerUndo } from "../../../../admin/undo";
import { useChange } from "../../../../admin/useChange";
import type { Customer } from "../../../../api/schema";
import { greetingName, spokenMobile } from "../../../../format/text";
import { useEmailDelivery } from "../../public/useEmailDelivery";
import { toast } from "../../../../ui/noticeStore";
import shared from "../../../../ui/shared.module.css";
import { block, changeRole, release, sendResetLink, unblock } from "../queries";
import styles from "./Customers.later.module.css";

const LINK_MS = 8000;

type Question = "block" | "mobile" | "email" | "hire";

/** The owner's actions on an account. The shop never sees a customer's password or links. */
export function AccountPanel({ customer, own }: { customer: Customer; own: boolean }) {
  const { id, name, mobile, email, blockedAt, role } = customer;
  const [asked, setAsked] = useState<Question>();
  const { busy, change } = useChange();
  const { guard, confirmDialog } = useConfirmed();
  const first = greetingName(name);
  const delivers = useEmailDelivery();

  const send = async () => {
    if (await change(() => sendResetLink(id)))
      toast(
        delivers
          ? `Reset link sent to ${email}. It works once, for 30 minutes.`
          : `Email delivery is not set up: the email to ${email} was saved as a file on the server and not sent.`,
        { ms: LINK_MS },
      );
  };
  const open = async () => {
    if (await change(() => unblock(id)))
      offerUndo({ text: `${first} is unblocked.`, undo: async () => void (await change(() => block(id))) });
  };
  const answers: Record<Question, () => Promise<void>> = {
    block: async () => {
      if (await change(() => block(id)))
        offerUndo({ text: `${first} is blocked.`, note: "Logged out everywhere.", undo: async () => void (await change(() => unblock(id))) });
    },
    mobile: async () => {
      if (await change(() => guard(() => release(id, "mobile")))) toast("Mobile number removed. Its owner can register with it.");
    },
    email: async () => {
      if (await change(() => guard(() => release(id, "email")))) toast("Email removed. Its owner can register with it.");
    },
    hire: async () => {
      if (await change(() => guard(() => changeRole(id, "maker")))) toast(`${first} added to the team. They have to log in again.`);
    },
  };
  const questions: Record<Question, { title: string; text: string; yes: string }> = {
    block: {
      title: `Block ${name}?`,
      text: "They are logged out everywhere immediately, and cannot log in until you unblock them. Orders, courses and payments stay.",
      yes: "Block",
    },
    mobile: {
      title: `Remove ${spokenMobile(mobile ?? "")} from the account?`,
      text: `If this number belongs to another person: ${first} logs in with ${email} from now on, and the owner of the number can register with it.`,
      yes: "Remove number",
    },
    email: {
      title: `Remove ${email ?? ""} from the account?`,
      text: `If this address belongs to another person: ${first} logs in with the mobile number from now on, and gets no emails until a new address is added.`,
      yes: "Remove email",
    },
    hire: {
      title: `Add ${name} to the team?`,
      text: "They start as a maker, who sees only the pieces assigned to them. Change the role under Settings, Team. They have to log in again.",
      yes: "Add to team",
    },
  };
  const question = asked && questions[asked];
  return (
    <Panel title="Account">
      <ul className={styles.acts}>
        {email && !blockedAt && (
          <li>
            <button type="button" className={shared.stitch} disabled={busy} onClick={() => void send()}>
              Send reset link
            </button>
          </li>
        )}
        {mobile && email && !own && (
          <>
            <li>
              <button type="button" className={shared.stitch} onClick={() => setAsked("mobile")}>
                Remove mobile number
              </button>
            </li>
            <li>
              <button type="button" className={shared.stitch} onClick={() => setAsked("email")}>
                Remove email
              </button>
            </li>
          </>
        )}
        {role === "customer" && !blockedAt && (
          <li>
            <button type="button" className={shared.stitch} onClick={() => setAsked("hire")}>
              Add to team
            </button>
          </li>
        )}
        {!own && (
          <li>
            {blockedAt ? (
              <button type="button" className={shared.stitch} disabled={busy} onClick={() => void open()}>
                Unblock
              </button>
            ) : (
              <button type="button" className={`${shared.stitch} ${styles.danger}`} onClick={() => setAsked("block")}>
                Block
              </button>
            )}
          </li>
        )}
      </ul>
      {question && <Asking {...question} busy={busy} onClose={() => setAsked(undefined)} onYes={answers[asked]} />}
      {confirmDialog}
    </Panel>
  );
}
