import { Gone } from "../../../../admin/form/Gone";
import { Panel, Screen, Waiting } from "../../../../admin/Screen";
import { useChange } from "../../../../admin/useChange";
import { useFresh } from "../../../../admin/useFresh";
import { isNotFound } from "../../../../api/problem";
import type { MailEntry } from "../../../../api/schema";
import { idOf, useVisit } from "../../../../app/visit";
import { Button } from "../../../../ui/Button";
import { toast } from "../../../../ui/noticeStore";
import { kindOfMail } from "../mailWords";
import { moment, momentInside } from "../moments";
import { mails } from "../paths";
import { adminMailView, resendMail } from "../queries";
import styles from "../Maintenance.later.module.css";
import { MailPaper } from "./MailPaper";
import { StateBadge } from "./StateBadge";

const back = { href: mails(), label: "All mails" };

/** One mail, as its reader sees it, and what became of it. */
export function MailPage() {
  const { path } = useVisit();
  const id = idOf(path.split("/").at(-1)) ?? 0;
  const { data, error, refetch } = useFresh(adminMailView(id));
  if (isNotFound(error)) return <Gone title="Mail" back={back} />;
  if (!data) {
    return (
      <Screen title="Mail" back={back}>
        <Waiting failure={error} onRetry={() => void refetch()} />
      </Screen>
    );
  }
  const { mail, letter } = data;
  return (
    <Screen title={mail.subject || kindOfMail(mail.template)} back={back}>
      <div className={styles.beside}>
        <Panel title="What became of it" aside={<StateBadge state={mail.state} />} className={styles.fate}>
          <Fate mail={mail} />
        </Panel>
        {letter ? (
          <MailPaper letter={letter} subject={mail.subject} recipient={mail.recipient} />
        ) : (
          <Panel title="What it said">
            <p>This was forgotten together with its reader, who has left the shop.</p>
          </Panel>
        )}
      </div>
    </Screen>
  );
}

const AGAIN: Readonly<Record<string, string>> = { sent: "Send it once more", failed: "Send it again", held: "Send it", waiting: "Try now" };

function Fate({ mail }: { mail: MailEntry }) {
  const { busy, change } = useChange();
  const { id, recipient, state, attempts, createdAt, sentAt, dueAt, lastError, template } = mail;
  const again = async () => {
    if (await change(() => resendMail(id))) toast(`On its way to ${recipient}`);
  };
  const facts = [
    ["To", recipient || "somebody who has left"],
    ["Kind", kindOfMail(template)],
    ["Written", moment(createdAt)],
    ...(sentAt ? [["Left", moment(sentAt)]] : []),
    ...(attempts > 1 || lastError ? [["Tried", attempts === 1 ? "once" : `${attempts} times`]] : []),
    ...(dueAt && attempts > 0 ? [["Tried again", momentInside(dueAt)]] : []),
    ...(lastError ? [["What was answered", lastError]] : []),
  ];
  const action = state === "waiting" && attempts === 0 ? undefined : AGAIN[state];
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {state === "dead" && <p className={styles.quiet}>What it was about was over before it could leave.</p>}
      {action && recipient && (
        <>
          <Button look={state === "failed" || state === "held" ? "primary" : "line"} busy={busy} busyText="Sending..." onClick={() => void again()}>
            {action}
          </Button>
          <p className={styles.quiet}>If there is a link inside, it becomes a new one, and the old one stops working.</p>
        </>
      )}
    </>
  );
}
