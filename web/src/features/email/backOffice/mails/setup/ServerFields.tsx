import { Panel } from "../../../../../admin/Screen";
import type { EmailDelivery } from "../../../../../api/schema";
import { PasswordField } from "../../../../../form/PasswordField";
import { Field, Select } from "../../../../../ui/Field";
import { encrypted, type Typed } from "./input";

export interface FormPart {
  typed: Typed;
  set: (part: Partial<Typed>) => void;
  /** Errors by field. */
  wrong: Readonly<Record<string, string>>;
  setup: EmailDelivery;
}

/** Turns off autocorrection for technical values. */
export const plainText = { autoComplete: "off", autoCapitalize: "off", spellCheck: false } as const;

export function ServerFields({ typed, set, wrong, setup }: FormPart) {
  const keeps = setup.hasPassword && typed.host === setup.host && typed.user === setup.user;
  return (
    <Panel title="Your mail server">
      <Field
        label="Mail server"
        hint="Your mail provider calls it the SMTP server, like smtp.example.com."
        error={wrong["host"]}
        {...plainText}
        inputMode="url"
        maxLength={253}
        value={typed.host}
        onChange={({ target }) => set({ host: target.value })}
      />
      <Select
        label="Encryption"
        error={wrong["encryption"]}
        value={typed.encryption}
        onChange={({ target }) => set(encrypted(typed, target.value as Typed["encryption"]))}
      >
        <option value="start_tls">STARTTLS (usual, port 587)</option>
        <option value="tls">TLS from the start (port 465)</option>
        <option value="none">None: only a server on this machine</option>
      </Select>
      <Field
        label="Port"
        error={wrong["port"]}
        {...plainText}
        inputMode="numeric"
        maxLength={5}
        value={typed.port}
        onChange={({ target }) => set({ port: target.value })}
      />
      <Field
        label="User"
        hint="Usually the full email address."
        error={wrong["user"]}
        {...plainText}
        inputMode="email"
        maxLength={254}
        value={typed.user}
        onChange={({ target }) => set({ user: target.value })}
      />
      <PasswordField
        label="Password of the mail account"
        hint={
          keeps
            ? "Saved, and not shown. Leave empty to keep it."
            : "With two-factor authentication your provider needs an app password, not your usual one."
        }
        error={wrong["password"]}
        autoComplete="new-password"
        maxLength={1024}
        value={typed.password}
        onChange={({ target }) => set({ password: target.value })}
      />
      <SenderField typed={typed} set={set} wrong={wrong} />
    </Panel>
  );
}

export function SenderField({ typed, set, wrong }: Pick<FormPart, "typed" | "set" | "wrong">) {
  return (
    <Field
      label="Sender"
      optional
      hint="The address emails are sent from; it has to belong to the same account. Replies go to the shop's email address."
      error={wrong["from"]}
      {...plainText}
      inputMode="email"
      maxLength={254}
      value={typed.from}
      onChange={({ target }) => set({ from: target.value })}
    />
  );
}
