import { Panel } from "../../../../../admin/Screen";
import { PasswordField } from "../../../../../form/PasswordField";
import { Field } from "../../../../../ui/Field";
import styles from "../../Emails.later.module.css";
import { plainText, SenderField, type FormPart } from "./ServerFields";

export function ServiceFields({ typed, set, wrong, setup }: FormPart) {
  const keeps = setup.hasAccessToken && typed.url === setup.url;
  return (
    <Panel title="Your mail service">
      <p className={styles.quiet}>
        Create one template there for all emails: to {"{{to_email}}"}, subject {"{{subject}}"}, and as its content {"{{{html}}}"} (or {"{{text}}"}).
        Allow calls from a server in its security settings.
      </p>
      <Field
        label="Address"
        hint="Where it accepts emails, like https://api.mail.example/api/v1.0/email/send."
        error={wrong["url"]}
        {...plainText}
        inputMode="url"
        maxLength={1024}
        value={typed.url}
        onChange={({ target }) => set({ url: target.value })}
      />
      <Field
        label="Service ID"
        error={wrong["serviceId"]}
        {...plainText}
        maxLength={200}
        value={typed.serviceId}
        onChange={({ target }) => set({ serviceId: target.value })}
      />
      <Field
        label="Template ID"
        error={wrong["templateId"]}
        {...plainText}
        maxLength={200}
        value={typed.templateId}
        onChange={({ target }) => set({ templateId: target.value })}
      />
      <Field
        label="Public key (user ID)"
        error={wrong["userId"]}
        {...plainText}
        maxLength={200}
        value={typed.userId}
        onChange={({ target }) => set({ userId: target.value })}
      />
      <PasswordField
        label="Private key (access token)"
        optional
        hint={keeps ? "Saved, and not shown. Leave empty to keep it." : "If the service asks for one."}
        error={wrong["accessToken"]}
        autoComplete="new-password"
        maxLength={1024}
        value={typed.accessToken}
        onChange={({ target }) => set({ accessToken: target.value })}
      />
      <SenderField typed={typed} set={set} wrong={wrong} />
    </Panel>
  );
}
