import { LoadedScreen } from "../../../../admin/LoadedScreen";
import { Panel, Screen } from "../../../../admin/Screen";
import { useChange } from "../../../../admin/useChange";
import type { MailEntry } from "../../../../api/schema";
import { idOf, useVisit } from "../../../../site/visit";
import { useEmailDelivery } from "../../../auth/public/useEmailDelivery";
import { Facts } from "../../../../ui/Facts";
import { Button } from "../../../../ui/Button";
import { toast } from "../../../../ui/noticeStore";
import { moment, momentInside } from "../../../../admin/moments";
import { mails } from "../paths";
import { adminMailView, resendMail } from "../queries";
import styles from "../Emails.later.module.css";
import { MailPreview } from "./MailPreview";
import { StateBadge } from "./StateBadge";

const back = { href: mails(), label: "All emails" };

/** One email with its preview and delivery. */
export function MailPage() {
  const id = idOf(useVisit().path.split("/").at(-1));
  return (
    <LoadedScreen title="Email" back={back} read={id === undefined ? undefined : adminMailView(id)}>
      {({ mail, content }) => (
        <Screen title={mail.subject || mail.label} back={back}>
          <div className={styles.beside}>
            <Panel title="Delivery" aside={<StateBadge state={mail.state} />} className={styles.fate}>
              <Fate mail={mail} />
            </Panel>
            {content ? (
              <MailPreview content={content} subject={mail.subject} recipient={mail.recipient} />
            ) : (
              <Panel title="Content">
                <p>The content was deleted together with the account of its recipient.</p>
              </Panel>
            )}
          </div>
        </Screen>
      )}
    </LoadedScreen>
  );
}

/** The templates whose link is renewed when they are sent again, as in features/auth/src/mail_links.rs. */
const WITH_LINK: readonly string[] = ["auth.reset", "auth.contact_confirm", "auth.invitation"];

const AGAIN: Readonly<Record<string, string>> = { sent: "Send again", failed: "Send again", held: "Send", waiting: "Try now" };

function Fate({ mail }: { mail: MailEntry }) {
  const { busy, change } = useChange();
  const { id, recipient, state, attempts, createdAt, sentAt, dueAt, lastError, label, template } = mail;
  const delivers = useEmailDelivery();
  const again = async () => {
    if (await change(() => resendMail(id))) toast(delivers ? `Sending to ${recipient}` : "Stored as a file, not sent");
  };
  const facts = [
    { name: "To", value: recipient || "deleted account" },
    { name: "Type", value: label },
    { name: "Created", value: moment(createdAt) },
    ...(sentAt ? [{ name: delivers ? "Sent" : "Stored", value: moment(sentAt) }] : []),
    ...(attempts > 1 || lastError ? [{ name: "Attempts", value: attempts }] : []),
    ...(dueAt && attempts > 0 ? [{ name: "Next attempt", value: momentInside(dueAt) }] : []),
    ...(lastError ? [{ name: "Server response", value: lastError }] : []),
  ];
  const action = state === "waiting" && attempts === 0 ? undefined : AGAIN[state];
  return (
    <>
      <Facts of={facts} className={styles.facts} />
      {state === "dead" && <p className={styles.quiet}>Not sent, because it was outdated.</p>}
      {action && recipient && (
        <>
          <Button look={state === "failed" || state === "held" ? "primary" : "line"} busy={busy} busyText="Sending..." onClick={() => void again()}>
            {action}
          </Button>
          {!delivers && <p className={styles.quiet}>Email delivery is not set up: it is stored as a file, not sent.</p>}
          {WITH_LINK.includes(template) && <p className={styles.quiet}>Sending again creates a new link, and the old one stops working.</p>}
        </>
      )}
    </>
  );
}
