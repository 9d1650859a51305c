import { useState } from "react";
import * as z from "zod/mini";
import type { Session } from "../../../api/schema";
import { codeOf } from "../../../form/failures";
import { FormError } from "../../../form/FormError";
import { useCheckedForm } from "../../../form/useCheckedForm";
import { Button } from "../../../ui/Button";
import { Field } from "../../../ui/Field";
import shared from "../../../ui/shared.module.css";
import { copy } from "../copy";
import styles from "./Forms.later.module.css";

const code = z.object({ code: z.string().check(z.trim(), z.minLength(1, copy.required)) });

interface Props {
  /** Logs in with the password and the code. */
  logIn: (code: string) => Promise<Session>;
  onLoggedIn: (session: Session) => Promise<void>;
  onBack: () => void;
}

/** The form for the authenticator app's code or a recovery code. */
export function SecondStep({ logIn, onLoggedIn, onBack }: Props) {
  const [recovery, setRecovery] = useState(false);
  const label = recovery ? copy.step.recovery : copy.step.number;
  const form = useCheckedForm<{ code: string }>(code, { code: label }, { code: "" });
  const send = async (given: { code: string }) => {
    let session: Session;
    try {
      session = await logIn(given.code);
    } catch (failure) {
      if (codeOf<"session_create">(failure) === "auth.invalid_credentials") onBack();
      else form.refuse(failure);
      return;
    }
    await onLoggedIn(session);
  };
  return (
    <form noValidate onSubmit={(event) => void form.submit(send)(event)} aria-busy={form.busy}>
      <h2 className={styles.step}>{copy.step.title}</h2>
      <p className={styles.lead}>{copy.step.text}</p>
      <Field
        key={label}
        label={label}
        hint={recovery ? copy.step.recoveryHint : copy.step.numberHint}
        inputMode={recovery ? "text" : "numeric"}
        autoComplete={recovery ? "off" : "one-time-code"}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={40}
        enterKeyHint="go"
        // The form replaces the one whose button was just pressed.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        {...form.field("code")}
      />
      <FormError lines={form.formError} />
      <Button type="submit" wide busy={form.busy} busyText={copy.step.sending}>
        {copy.step.send}
      </Button>
      <p className={styles.ways}>
        <button
          type="button"
          className={shared.stitch}
          onClick={() => {
            form.reset();
            form.setFormError([]);
            setRecovery(!recovery);
          }}
        >
          {recovery ? copy.step.useNumber : copy.step.useRecovery}
        </button>
        <button type="button" className={shared.stitch} onClick={onBack}>
          {copy.step.back}
        </button>
      </p>
    </form>
  );
}
