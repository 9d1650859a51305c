import { useState } from "react";
import { useConfirmed } from "../../../../admin/confirm/useConfirmed";
import { Panel } from "../../../../admin/Screen";
import { offerUndo } from "../../../../admin/undo";
import { useChange } from "../../../../admin/useChange";
import type { Customer } from "../../../../api/schema";
import { greetingName, spokenMobile } from "../../../../format/text";
import { useEmailDelivery } from "../../../../session/useEmailDelivery";
import { toast } from "../../../../ui/noticeStore";
import shared from "../../../../ui/shared.module.css";
import { Asking } from "../Asking";
import { block, changeRole, release, sendResetLink, unblock } from "../queries";
import styles from "./Customers.later.module.css";

const LINK_MS = 8000;

type Question = "block" | "mobile" | "email" | "hire";

/** What the owner can do with an account. Nobody of the shop ever sees a password or a customer's link. */
export function AccountPanel({ customer, own }: { customer: Customer; own: boolean }) {
  const { id, name, mobile, email, blockedAt, role } = customer;
  const [asked, setAsked] = useState<Question>();
  const { busy, change } = useChange();
  const { guard, confirmWindow } = useConfirmed();
  const first = greetingName(name);
  const delivers = useEmailDelivery();

  const send = async () => {
    if (await change(() => sendResetLink(id)))
      toast(
        delivers
          ? `A link to set a new password is on its way to ${email}. It works once, for 30 minutes.`
          : `Email delivery is not set up: the email to ${email} became a file on the server and was not sent.`,
        { ms: LINK_MS },
      );
  };
  const open = async () => {
    if (await change(() => unblock(id)))
      offerUndo({ text: `${first} can log in again.`, undo: async () => void (await change(() => block(id))) });
  };
  const answers: Record<Question, () => Promise<void>> = {
    block: async () => {
      if (await change(() => block(id)))
        offerUndo({ text: `${first} is blocked.`, note: "She is logged out everywhere.", undo: async () => void (await change(() => unblock(id))) });
    },
    mobile: async () => {
      if (await change(() => guard(() => release(id, "mobile")))) toast("The number is free. Whoever it belongs to can register with it.");
    },
    email: async () => {
      if (await change(() => guard(() => release(id, "email")))) toast("The address is free. Whoever it belongs to can register with it.");
    },
    hire: async () => {
      if (await change(() => guard(() => changeRole(id, "staff")))) toast(`${first} works here now. She has to log in again.`);
    },
  };
  const questions: Record<Question, { title: string; text: string; yes: string; no: string }> = {
    block: {
      title: `Block ${name}?`,
      text: "She is logged out everywhere at once, and cannot log in until you unblock her. Her orders, courses and payments stay.",
      yes: "Yes, block her",
      no: "Leave it",
    },
    mobile: {
      title: `Set ${spokenMobile(mobile ?? "")} free?`,
      text: `If this number belongs to somebody else: ${first}'s account loses it and logs in with ${email} from now on. Whoever has the number can register with it.`,
      yes: "Yes, set it free",
      no: "Leave it",
    },
    email: {
      title: `Set ${email ?? ""} free?`,
      text: `If this address belongs to somebody else: ${first}'s account loses it and logs in with her mobile number from now on. She gets no mails until she gives a new one.`,
      yes: "Yes, set it free",
      no: "Leave it",
    },
    hire: {
      title: `Shall ${name} work here?`,
      text: "She sees orders, visits, enquiries, content, the catalogue and courses; no prices to change, no money, no settings. You can part with her in the settings.",
      yes: "Yes, she works here",
      no: "Not now",
    },
  };
  const question = asked && questions[asked];
  return (
    <Panel title="Her account">
      <ul className={styles.acts}>
        {email && !blockedAt && (
          <li>
            <button type="button" className={shared.stitch} disabled={busy} onClick={() => void send()}>
              Send a reset link
            </button>
          </li>
        )}
        {mobile && email && !own && (
          <>
            <li>
              <button type="button" className={shared.stitch} onClick={() => setAsked("mobile")}>
                The number is somebody else's
              </button>
            </li>
            <li>
              <button type="button" className={shared.stitch} onClick={() => setAsked("email")}>
                The email is somebody else's
              </button>
            </li>
          </>
        )}
        {role === "customer" && !blockedAt && (
          <li>
            <button type="button" className={shared.stitch} onClick={() => setAsked("hire")}>
              Let her work here
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
      {question && (
        <Asking
          {...question}
          busy={busy}
          onNo={() => setAsked(undefined)}
          onYes={() => {
            setAsked(undefined);
            void answers[asked]();
          }}
        />
      )}
      {confirmWindow}
    </Panel>
  );
}
