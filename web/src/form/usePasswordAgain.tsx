import { useCallback, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import * as z from "zod/mini";
import { explained } from "../api/send";
import { FormButtons } from "./FormButtons";
import { Dialog } from "../ui/Dialog";
import { Field } from "../ui/Field";
import { REQUIRED } from "./contact";
import { codeOf, messageOf } from "./failures";
import { PasswordField } from "./PasswordField";
import { FormError } from "./FormError";
import { useCheckedForm } from "./useCheckedForm";

const PASSWORD_AGAIN = "Confirm your password";
const LABEL = "Password";
const STEP = "Code from your authenticator app";

const confirmSession = explained("POST /me/session/confirm", {
  "auth.code_needed": "step",
  "auth.wrong_password": "password",
  "auth.wrong_code": "number",
  "auth.app_unreadable": "number",
});

interface Given {
  password: string;
  code: string;
}

const password = z.string().check(z.minLength(1, REQUIRED));
const alone = z.object({ password, code: z.string() });
const withStep = z.object({ password, code: z.string().check(z.trim(), z.minLength(1, REQUIRED)) });

/** Runs something that needs a recent password. Resolves to true when done, false when cancelled. */
export type Guarded = (action: () => Promise<unknown>) => Promise<boolean>;

/** Asks for the password when the server requires it, and then continues. */
export function usePasswordAgain(): { guarded: Guarded; question: ReactNode } {
  const [asked, setAsked] = useState<{ answer: (given: boolean) => void }>();

  const guarded = useCallback<Guarded>(async (action) => {
    try {
      await action();
      return true;
    } catch (failure) {
      if (codeOf<"account_update">(failure) !== "auth.confirmation_needed") throw failure;
    }
    const given = await new Promise<boolean>((answer) => setAsked({ answer }));
    setAsked(undefined);
    if (given) await action();
    return given;
  }, []);
  // Outside of the form that asks: browsers send a form inside another one themselves, with the password in the address.
  return { guarded, question: asked && createPortal(<Question onAnswer={asked.answer} />, document.body) };
}

function Question({ onAnswer }: { onAnswer: (given: boolean) => void }) {
  const [second, setSecond] = useState(false);
  const labels = second ? { password: LABEL, code: STEP } : { password: LABEL };
  const form = useCheckedForm<Given>(second ? withStep : alone, labels, { password: "", code: "" });
  const send = async ({ password: given, code }: Given) => {
    try {
      await confirmSession({ body: { password: given, ...(second && { code }) } });
      onAnswer(true);
    } catch (failure) {
      const refusal = confirmSession.meaningOf(failure);
      // With two-factor authentication a code is needed too.
      if (refusal === "step") setSecond(true);
      else if (refusal === "password") form.blame("password", messageOf(failure));
      else form.refuse(failure);
    }
  };
  return (
    <Dialog open onClose={() => onAnswer(false)} title={PASSWORD_AGAIN}>
      <form
        noValidate
        // React passes the event on to the form that asks.
        onSubmit={(event) => {
          event.stopPropagation();
          void form.submit(send)(event);
        }}
        aria-busy={form.busy}
      >
        <PasswordField
          label={LABEL}
          hint="To protect your account, please confirm your password."
          autoComplete="current-password"
          enterKeyHint="go"
          {...form.field("password")}
        />
        {second && (
          <Field
            label={STEP}
            hint="6 digits, or one of your recovery codes."
            inputMode="text"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
            enterKeyHint="go"
            // The dialog opens after a press of a button.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            {...form.field("code")}
          />
        )}
        <FormError lines={form.formError} />
        <FormButtons busy={form.busy} busyText="Checking..." onCancel={() => onAnswer(false)} free>
          Confirm
        </FormButtons>
      </form>
    </Dialog>
  );
}
