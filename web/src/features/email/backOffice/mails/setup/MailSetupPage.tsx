import { useState } from "react";
import { Panel, Screen, Waiting } from "../../../../../admin/Screen";
import { useFresh } from "../../../../../admin/useFresh";
import type { EmailDelivery, MailTested } from "../../../../../api/schema";
import { settings } from "../../paths";
import { adminMailSetup } from "../../queries";
import { Facts } from "../../../../../ui/Facts";
import styles from "../../Emails.later.module.css";
import { MailSetupForm } from "./MailSetupForm";
import { TestPanel } from "./TestPanel";

/** The settings of the email delivery: files, a mail server or a mail service. */
export function MailSetupPage() {
  const { data, error, refetch } = useFresh(adminMailSetup());
  const [asked, setAsked] = useState(0);
  const [tested, setTested] = useState<MailTested>();
  return (
    <Screen title="Email delivery" back={settings}>
      {data ? (
        <>
          {data.setBy === "machine" ? (
            <SetByMachine setup={data} />
          ) : (
            <MailSetupForm
              key={JSON.stringify(data)}
              setup={data}
              onAttempt={() => setTested(undefined)}
              onTest={() => setAsked(asked + 1)}
            />
          )}
          <TestPanel route={data.route} asked={asked} tested={tested} onTested={setTested} />
        </>
      ) : (
        <Waiting failure={error} onRetry={() => void refetch()} />
      )}
    </Screen>
  );
}

/** The delivery settings when they are set by the environment: read-only. */
function SetByMachine({ setup: { route, from, host, port, user, url, templateId } }: { setup: EmailDelivery }) {
  const facts =
    route === "mail_service"
      ? [{ name: "Mail service", value: url }, { name: "Template", value: templateId }]
      : [{ name: "Mail server", value: `${host}, port ${port}` }, { name: "User", value: user || "No login" }];
  return (
    <Panel title={route === "mail_service" ? "Mail service" : "Mail server"}>
      <Facts of={[...facts, { name: "Sender", value: from || "As set by the account" }]} className={styles.facts} />
      <p className={styles.quiet}>
        This is set where the program is started (BOUTIQUE_SMTP_URL or BOUTIQUE_MAIL_SERVICE_URL) and can only be changed there.
      </p>
    </Panel>
  );
}
