import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { isOffline } from "../../../api/problem";
import type { Session } from "../../../api/schema";
import { explained } from "../../../api/send";
import { enterSession } from "../public/session";
import { EMAIL_INPUT, MOBILE_INPUT } from "../../../form/contact";
import { Button } from "../../../ui/Button";
import { ErrorSummary, Field } from "../../../ui/Field";
import { toast } from "../../../ui/noticeStore";
import { copy } from "../copy";
import { fieldsOf, messageOf, reasonOf } from "../../../form/failures";
import type { Identifier } from "../identifier";
import { registration, type RegistrationValues } from "../schemas";
import styles from "./Forms.later.module.css";
import { NewPasswordFields } from "../../../form/NewPasswordFields";
import { FormError } from "../../../form/FormError";
import { useCheckedForm } from "../../../form/useCheckedForm";

const TOAST_MS = 3000;
/** How long the success message is shown before the redirect, in milliseconds. */
const REDIRECT_MS = 1500;
const LABELS = {
  name: copy.register.name,
  mobile: copy.mobile,
  email: copy.email,
  password: copy.password,
  confirm: copy.register.confirm,
};

const register = explained("POST /auth/accounts", {
  "auth.mobile_taken": "mobile",
  "auth.email_taken": "email",
  "auth.registration_limited": "unclear",
});

interface Props {
  start: Identifier;
  /** Called when the account is created, before the redirect. */
  onOpened?: () => void;
  /** Called after the success message was shown. */
  onRegistered: () => void;
  /** Renders a link to the login for an identifier that has an account. */
  loginLink: (identifier: Identifier, text: string) => ReactNode;
}

export function RegisterForm({ start, onOpened, onRegistered, loginLink }: Props) {
  const client = useQueryClient();
  const [taken, setTaken] = useState<Identifier>({});
  const [done, setDone] = useState(false);
  const goOn = useRef(onRegistered);
  useEffect(() => {
    goOn.current = onRegistered;
  });
  useEffect(() => {
    if (!done) return;
    const timer = setTimeout(() => goOn.current(), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [done]);

  const form = useCheckedForm<RegistrationValues>(registration, LABELS, {
    name: "",
    mobile: start.mobile ?? "",
    email: start.email ?? "",
    password: "",
    confirm: "",
  });

  const refuse = (failure: unknown, values: RegistrationValues) => {
    const refusal = register.meaningOf(failure);
    if (refusal === "mobile" || refusal === "email") {
      form.blame(refusal, messageOf(failure));
      setTaken({ [refusal]: values[refusal] });
      toast(messageOf(failure), { kind: "error", ms: TOAST_MS });
    } else if (!form.blameAll(fieldsOf(failure))) {
      const unclear = isOffline(failure) || refusal === "unclear";
      const said = unclear ? copy.register.wrong : copy.register.failed;
      toast(said, { kind: "error", ms: TOAST_MS });
      form.setFormError([said, reasonOf(failure)]);
    }
  };

  const send = async (values: RegistrationValues) => {
    if (done) return;
    setTaken({});
    const { name, mobile, email, password } = values;
    let session: Session;
    try {
      session = await register({ body: { name, mobile, email, password } });
    } catch (failure) {
      refuse(failure, values);
      return;
    }
    setDone(true);
    onOpened?.();
    toast(copy.register.done, { ms: TOAST_MS });
    await enterSession(client, session);
  };

  const busy = form.busy || done;
  return (
    <form noValidate onSubmit={(event) => void form.submit(send)(event)} aria-busy={busy}>
      <ErrorSummary {...form.summary} />
      <fieldset disabled={busy} className={styles.fields}>
        <Field
          label={copy.register.name}
          autoComplete="name"
          autoCapitalize="words"
          maxLength={80}
          enterKeyHint="next"
          {...form.field("name")}
        />
        <Field label={copy.mobile} {...MOBILE_INPUT} enterKeyHint="next" {...form.field("mobile")} />
        {taken.mobile && <p className={styles.under}>{loginLink(taken, copy.register.withNumber)}</p>}
        <Field label={copy.email} {...EMAIL_INPUT} enterKeyHint="next" {...form.field("email")} />
        {taken.email && <p className={styles.under}>{loginLink(taken, copy.register.withEmail)}</p>}
        <NewPasswordFields form={form} labels={{ password: copy.password, confirm: copy.register.confirm }} hint={copy.register.passwordHint} last="go" />
      </fieldset>
      <FormError lines={form.formError} />
      <Button type="submit" wide busy={busy} busyText={copy.register.sending}>
        {copy.register.send}
      </Button>
    </form>
  );
}
