import { useState } from "react";
import { PageButtons } from "../../../../../admin/PageButtons";
import { Panel } from "../../../../../admin/Screen";
import { useStepUnderWay } from "../../../../../admin/setup/underWay";
import { useSaved } from "../../../../../admin/fieldErrors";
import type { EmailDelivery, MailTried } from "../../../../../api/schema";
import { Form } from "../../../../../form/Form";
import { Button } from "../../../../../ui/Button";
import { Select } from "../../../../../ui/Field";
import { toast } from "../../../../../ui/noticeStore";
import { changeMailSetup, checkMailSetup } from "../../queries";
import { useShop } from "../../../../content/public/useShop";
import styles from "../../Emails.later.module.css";
import { TriedPanel } from "../TriedPanel";
import { ServerFields } from "./ServerFields";
import { ServiceFields } from "./ServiceFields";
import { typedOf, inputOf, type Typed } from "./input";
import { suggested } from "./presets";

const WORKS = {
  smtp: { title: "It works", text: "The mail server accepted the login. Nothing was sent. Save, then send a test email." },
  mail_service: {
    title: "The mail service can be reached",
    text: "Keys and template can only be tested by sending: save, then send a test email.",
  },
  files: { title: "It works", text: "" },
} as const;

interface Props {
  setup: EmailDelivery;
  /** Runs when the settings are tested or saved: earlier results no longer apply. */
  onAttempt: () => void;
  /** Sends a test email. */
  onTest: () => void;
}

/** The form of the email delivery. No draft is stored, because it contains a password. */
export function MailSetupForm({ setup, onAttempt, onTest }: Props) {
  const email = useShop()?.email ?? "";
  // Who comes from the set-up list wants emails to be sent.
  const inSetup = useStepUnderWay() !== undefined && setup.route === "files";
  const [typed, setTyped] = useState((): Typed => ({ ...suggested(typedOf(setup), email), ...(inSetup && { route: "smtp" }) }));
  const [tried, setTried] = useState<MailTried>();
  const { wrong, busy, save, saved, confirmDialog } = useSaved();
  const set = (part: Partial<Typed>) => {
    setTyped((before) => ({ ...before, ...part }));
    setTried(undefined);
  };
  const clearResults = () => {
    setTried(undefined);
    onAttempt();
  };
  const check = async () => {
    clearResults();
    setTried(await saved(() => checkMailSetup(inputOf(typed))));
  };
  const keep = async (): Promise<boolean> => {
    clearResults();
    const done = await save(() => changeMailSetup(inputOf(typed)));
    if (done) toast("Saved. The shop has restarted.");
    return done;
  };
  const saveAndTest = async () => {
    if (await keep()) onTest();
  };
  const fields = { typed, set, wrong, setup };
  return (
    <Form busy={busy} onSend={typed.route === "files" ? keep : saveAndTest}>
      <Panel title="Delivery">
        <Select
          label="Send emails through"
          value={typed.route}
          onChange={({ target }) => set({ route: target.value as Typed["route"] })}
        >
          <option value="smtp">Mail server (SMTP)</option>
          <option value="mail_service">Mail service (HTTP)</option>
          <option value="files">Do not send: store as files</option>
        </Select>
        {typed.route === "files" && (
          <p className={styles.quiet}>Customers get no confirmation, no receipts and no password reset links. You can view every email under Emails.</p>
        )}
      </Panel>
      {typed.route === "smtp" && <ServerFields {...fields} />}
      {typed.route === "mail_service" && <ServiceFields {...fields} />}
      {tried && <TriedPanel tried={tried} good={WORKS[typed.route]} />}
      {typed.route === "files" ? (
        <PageButtons busy={busy} />
      ) : (
        <PageButtons busy={busy} submit="Save and send a test">
          <Button look="line" busy={busy} busyText="Trying..." onClick={() => void check()}>
            Test without sending
          </Button>
          <Button look="line" busy={busy} onClick={() => void keep()}>
            Save
          </Button>
        </PageButtons>
      )}
      {confirmDialog}
    </Form>
  );
}
