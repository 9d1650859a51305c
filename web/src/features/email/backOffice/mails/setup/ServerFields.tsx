import { Panel } from "../../../../../admin/Screen";
import { SecretField } from "../../../../../admin/form/SecretField";
import type { EmailDelivery } from "../../../../../api/schema";
import type { FieldErrors } from "../../../../../admin/fieldErrors";
import { Field, Select, type FieldProps } from "../../../../../ui/Field";
import styles from "../../Emails.later.module.css";
import { encrypted, type Typed } from "./input";
import { presetOf, PRESETS, withPreset } from "./presets";

export interface FormPart {
  typed: Typed;
  set: (part: Partial<Typed>) => void;
  /** Errors by field. */
  wrong: FieldErrors;
  setup: EmailDelivery;
}

type TextName = Exclude<keyof Typed, "route" | "encryption">;

interface PlainFieldProps extends Pick<FormPart, "typed" | "set" | "wrong">, Omit<FieldProps, "name" | "error"> {
  name: TextName;
}

/** A field for a technical value, without autocorrection. */
export function PlainField({ typed, set, wrong, name, ...rest }: PlainFieldProps) {
  return (
    <Field
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      {...rest}
      error={wrong[name]}
      value={typed[name]}
      onChange={({ target }) => set({ ...typed, [name]: target.value })}
    />
  );
}

export function ServerFields({ setup, ...form }: FormPart) {
  const { typed, set, wrong } = form;
  const keeps = setup.hasPassword && typed.host === setup.host && typed.user === setup.user;
  const preset = presetOf(typed.host);
  const server = (
    <>
      <PlainField
        {...form}
        name="host"
        label="Mail server"
        hint="Your mail provider calls it the SMTP server, like smtp.example.com."
        inputMode="url"
        maxLength={253}
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
      <PlainField {...form} name="port" label="Port" inputMode="numeric" maxLength={5} />
    </>
  );
  return (
    <Panel title="Your mail server">
      <Select
        label="Email provider"
        value={preset?.id ?? ""}
        onChange={({ target }) => set(withPreset(typed, PRESETS.find(({ id }) => id === target.value)))}
      >
        {PRESETS.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        <option value="">Another provider</option>
      </Select>
      {preset ? (
        <details className={styles.server} open={["host", "port", "encryption"].some((name) => wrong[name]) || undefined}>
          <summary>
            Server: {typed.host}, port {typed.port}
          </summary>
          {server}
        </details>
      ) : (
        server
      )}
      <PlainField {...form} name="user" label="User" hint="Usually the full email address." inputMode="email" maxLength={254} />
      {preset && (
        <div className={styles.how}>
          <b>How to get the password</b>
          <ol>
            {preset.password.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </div>
      )}
      <SecretField
        label="Password of the mail account"
        saved={keeps}
        hint="With two-factor authentication your provider needs an app password, not your usual one."
        error={wrong["password"]}
        maxLength={1024}
        value={typed.password}
        onChange={({ target }) => set({ password: target.value })}
      />
      <SenderField {...form} />
    </Panel>
  );
}

export function SenderField(form: Pick<FormPart, "typed" | "set" | "wrong">) {
  return (
    <PlainField
      {...form}
      name="from"
      label="Sender"
      optional
      hint="The address emails are sent from; it has to belong to the same account. Replies go to the shop's email address."
      inputMode="email"
      maxLength={254}
    />
  );
}
