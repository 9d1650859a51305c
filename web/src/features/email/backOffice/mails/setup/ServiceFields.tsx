import { Panel } from "../../../../../admin/Screen";
import styles from "../../Emails.later.module.css";
import { SecretField } from "../../../../../admin/form/SecretField";
import { PlainField, SenderField, type FormPart } from "./ServerFields";

export function ServiceFields({ setup, ...form }: FormPart) {
  const { typed, set, wrong } = form;
  const keeps = setup.hasAccessToken && typed.url === setup.url;
  return (
    <Panel title="Your mail service">
      <p className={`${styles.quiet} ${styles.intro}`}>
        Create one template there for all emails: to {"{{to_email}}"}, subject {"{{subject}}"}, and as its content {"{{{html}}}"} (or {"{{text}}"}).
        Allow calls from a server in its security settings.
      </p>
      <PlainField
        {...form}
        name="url"
        label="Address"
        hint="Where it accepts emails, like https://api.mail.example/api/v1.0/email/send."
        inputMode="url"
        maxLength={1024}
      />
      <PlainField {...form} name="serviceId" label="Service ID" maxLength={200} />
      <PlainField {...form} name="templateId" label="Template ID" maxLength={200} />
      <PlainField {...form} name="userId" label="Public key (user ID)" maxLength={200} />
      <SecretField
        label="Private key (access token)"
        optional
        saved={keeps}
        hint="If the service asks for one."
        error={wrong["accessToken"]}
        maxLength={1024}
        value={typed.accessToken}
        onChange={({ target }) => set({ accessToken: target.value })}
      />
      <SenderField {...form} />
    </Panel>
  );
}
