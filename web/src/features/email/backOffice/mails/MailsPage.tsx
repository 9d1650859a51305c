import { useState } from "react";
import { AskingButton } from "../../../../admin/AskingButton";
import { ItemList } from "../../../../admin/list/ItemList";
import type { Row } from "../../../../admin/list/ItemRow";
import { useAddress } from "../../../../admin/list/useAddress";
import { usePagedItems } from "../../../../admin/list/useItems";
import { Panel, Screen } from "../../../../admin/Screen";
import { useChange } from "../../../../admin/useChange";
import { useFresh } from "../../../../admin/useFresh";
import type { MailEntry, MailState, MailTested } from "../../../../api/schema";
import { Badge } from "../../../../ui/Badge";
import { Button } from "../../../../ui/Button";
import { toast } from "../../../../ui/noticeStore";
import { moment, momentInside } from "../../../../admin/moments";
import { mails, settings } from "../paths";
import { adminMailList, adminMailSetup, releaseMails, sendTestMail } from "../queries";
import { Tabs } from "../Tabs";
import styles from "../Emails.later.module.css";
import { StateBadge } from "./StateBadge";
import { arrived } from "./tested";
import { TriedPanel } from "./TriedPanel";

const STATES: readonly MailState[] = ["failed", "held", "waiting", "sent"];

/** When an email was sent, or its state. */
function whenOf({ state, createdAt, sentAt, dueAt, lastError }: MailEntry): string {
  if (sentAt) return moment(sentAt);
  if (state === "waiting" && lastError && dueAt) return `Not sent yet, next attempt ${momentInside(dueAt)}: ${lastError}`;
  if (lastError) return `${moment(createdAt)}. ${lastError}`;
  return moment(createdAt);
}

const rowOf = (mail: MailEntry): Row => ({
  id: mail.id,
  title: mail.subject || mail.label,
  href: mails(mail.id),
  detail: (
    <>
      To {mail.recipient || "deleted account"}. {whenOf(mail)}
    </>
  ),
  badges: (
    <>
      <StateBadge state={mail.state} />
      <Badge kind="info">{mail.label}</Badge>
    </>
  ),
  fresh: mail.state === "failed",
});

/** All emails of the shop: sent, waiting and failed. */
export function MailsPage() {
  const { search } = useAddress();
  const asked = search.get("filter");
  const state = STATES.find((one) => one === asked);
  const list = usePagedItems(({ q, before }) => adminMailList({ q, before, state }));
  const { data } = useFresh(adminMailList());
  const { busy, change } = useChange();
  const [tested, setTested] = useState<MailTested>();
  const { data: setup } = useFresh(adminMailSetup());
  const test = () =>
    change(async () => {
      setTested(undefined);
      setTested(await sendTestMail());
    });
  const tabs = [
    { value: "", label: "All" },
    { value: "failed", label: "Failed", count: data?.failed },
    ...(data?.held ? [{ value: "held", label: "On hold", count: data.held }] : []),
    { value: "waiting", label: "Waiting", count: data?.waiting },
    { value: "sent", label: "Sent" },
  ];
  return (
    <Screen
      title="Emails"
      back={settings}
      tools={
        <Button small look="line" busy={busy} busyText="Sending..." onClick={() => void test()}>
          Send test
        </Button>
      }
    >
      {tested && <TriedPanel tried={tested.tried} good={arrived(tested, setup?.route)} />}
      {data !== undefined && data.held > 0 && <Held count={data.held} />}
      <Tabs label="Filter" tabs={tabs} current={state ?? ""} />
      <ItemList
        label="Emails"
        list={list}
        row={rowOf}
        search="Recipient or subject"
        empty={
          state
            ? { title: "No emails here", text: "No emails match this filter." }
            : { title: "No emails yet", text: "The first one is sent when a customer registers or books." }
        }
      />
    </Screen>
  );
}

/** Emails on hold after a restore, because they may have been sent since the backup. */
function Held({ count }: { count: number }) {
  const { busy, change } = useChange();
  const decide = async (send: boolean) => {
    const done = await change(() => releaseMails(send));
    if (done) toast(send ? "Sending" : "Discarded");
  };
  const one = count === 1;
  const emails = one ? "1 email" : `${count} emails`;
  const them = one ? "it" : "them";
  return (
    <Panel title={`${emails} on hold`} className={styles.needed}>
      <p>
        {one ? "It was" : "They were"} waiting when the restored backup was made, and may have been sent since. Check before you decide.
      </p>
      <div className={styles.acts}>
        <AskingButton
          label={`Send ${them}`}
          title={`Send ${emails}?`}
          text={`${one ? "It goes" : "They go"} out now and cannot be recalled. Recipients may get the same email twice.`}
          yes={`Send ${emails}`}
          small
          busy={busy}
          onYes={() => decide(true)}
        />
        <AskingButton
          label={`Discard ${them}`}
          title={`Discard ${emails}?`}
          text={`${one ? "It is" : "They are"} never sent, and this cannot be undone.`}
          yes={`Discard ${emails}`}
          small
          busy={busy}
          onYes={() => decide(false)}
        />
      </div>
    </Panel>
  );
}
