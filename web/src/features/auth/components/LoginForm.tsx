import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Login, Session } from "../../../api/schema";
import { explained } from "../../../api/send";
import { enterSession } from "../public/session";
import { Button } from "../../../ui/Button";
import { Field } from "../../../ui/Field";
import { toast } from "../../../ui/noticeStore";
import { useIsMounted } from "../../../ui/useIsMounted";
import { copy } from "../copy";
import { fieldsOf, messageOf, reasonOf } from "../../../form/failures";
import { modeOf, type Identifier } from "../identifier";
import { login, type LoginMode, type LoginValues } from "../schemas";
import styles from "./Forms.later.module.css";
import { SecondStep } from "./SecondStep";
import { PasswordField } from "../../../form/PasswordField";
import { FormError } from "../../../form/FormError";
import { useCheckedForm } from "../../../form/useCheckedForm";

const TOAST_MS = 3000;
const MODES: readonly LoginMode[] = ["mobile", "email"];

const logIn = explained("POST /session", {
  "auth.invalid_credentials": "register",
  "auth.code_needed": "step",
  "auth.wrong_code": "failed",
  "auth.app_unreadable": "failed",
  "auth.login_limited": "failed",
});

interface Props {
  /** Prefilled from the previous screen. */
  start: Identifier;
  onLoggedIn?: () => void;
  /** Called for a wrong password or an unknown account, which are not distinguished. */
  onRefused: (identifier: Identifier) => void;
}

/** The login form with mobile or email. Switching between them keeps what was typed. */
export function LoginForm({ start, onLoggedIn, onRefused }: Props) {
  const client = useQueryClient();
  const isMounted = useIsMounted();
  const [mode, setMode] = useState<LoginMode>(modeOf(start));
  const [done, setDone] = useState(false);
  // Held in memory only, until the screen is left.
  const [halfway, setHalfway] = useState<Login>();
  const form = useCheckedForm<LoginValues>(
    login(mode),
    { [mode]: copy[mode], password: copy.password },
    { mobile: start.mobile ?? "", email: start.email ?? "", password: "" },
    { focusFirst: true },
  );

  const send = async ({ mobile, email, password }: LoginValues) => {
    const identifier = mode === "mobile" ? { mobile } : { email };
    let session: Session;
    try {
      session = await logIn({ body: { ...identifier, password } });
    } catch (failure) {
      const refusal = logIn.meaningOf(failure);
      if (refusal === "step") setHalfway({ ...identifier, password });
      else if (refusal === "register") {
        toast(messageOf(failure), { kind: "error", ms: TOAST_MS });
        // A visitor who has left the screen is not led to the registration.
        if (isMounted()) onRefused(identifier);
      } else if (!form.blameAll(fieldsOf(failure))) {
        toast(copy.login.failed, { kind: "error", ms: TOAST_MS });
        form.setFormError([copy.login.failed, reasonOf(failure)]);
      }
      return;
    }
    await enter(session);
  };
  const enter = async (session: Session) => {
    setDone(true);
    toast(copy.login.done, { ms: TOAST_MS });
    await enterSession(client, session);
    onLoggedIn?.();
  };

  if (halfway) {
    return (
      <SecondStep logIn={(code) => logIn({ body: { ...halfway, code } })} onLoggedIn={enter} onBack={() => setHalfway(undefined)} />
    );
  }
  return (
    <form noValidate onSubmit={(event) => void form.submit(send)(event)} aria-busy={form.busy}>
      <div className={styles.modes} role="group" aria-label={copy.login.mode}>
        {MODES.map((one) => (
          <button key={one} type="button" aria-pressed={mode === one} onClick={() => setMode(one)}>
            {copy[one]}
          </button>
        ))}
      </div>
      {mode === "mobile" ? (
        <Field
          key="mobile"
          label={copy.mobile}
          type="tel"
          inputMode="numeric"
          autoComplete="username"
          maxLength={24}
          enterKeyHint="next"
          {...form.field("mobile")}
        />
      ) : (
        <Field
          key="email"
          label={copy.email}
          type="email"
          autoComplete="username"
          maxLength={254}
          enterKeyHint="next"
          {...form.field("email")}
        />
      )}
      <PasswordField
        label={copy.password}
        autoComplete="current-password"
        enterKeyHint="go"
        {...form.field("password")}
      />
      <FormError lines={form.formError} />
      <Button type="submit" wide busy={form.busy || done} busyText={copy.login.sending}>
        {copy.login.send}
      </Button>
    </form>
  );
}
