import { useState } from "react";
import { useLocation } from "wouter";
import type { Meanings } from "../../../api/problem";
import { DisabledUntilHydrated } from "../../../form/DisabledUntilHydrated";
import { links } from "../../../links";
import { AskShop } from "../../content/public/AskShop";
import { useShop } from "../../content/public/useShop";
import { Anchor } from "../../../ui/Anchor";
import { Button } from "../../../ui/Button";
import { Field } from "../../../ui/Field";
import { toast } from "../../../ui/noticeStore";
import shared from "../../../ui/shared.module.css";
import { useIsMounted } from "../../../ui/useIsMounted";
import { forgotPassword } from "../calls";
import { Doorway } from "../public/Doorway";
import { FormError } from "../../../form/FormError";
import { useCheckedForm } from "../../../form/useCheckedForm";
import ways from "../components/Ways.later.module.css";
import { copy } from "../copy";
import { fieldsOf, meaningOf, messageOf, reasonOf } from "../../../form/failures";
import { useHandedOver } from "../identifier";
import { forgotten } from "../schemas";
import styles from "../components/Forms.later.module.css";

const REFUSALS: Meanings<"password_forgot", "email" | "notSent" | "failed"> = {
  "auth.email_unknown": "email",
  "auth.mail_not_queued": "notSent",
  "auth.forgot_limited": "failed",
};

export default function ForgotPasswordPage() {
  return (
    <Doorway
      title={copy.forgot.title}
      canonical={links.forgotPassword()}
      description={copy.forgot.description}
      line={copy.forgot.art}
    >
      <DisabledUntilHydrated>
        <AskForLink />
      </DisabledUntilHydrated>
    </Doorway>
  );
}

function AskForLink() {
  const [, navigate] = useLocation();
  const isMounted = useIsMounted();
  const start = useHandedOver();
  const silent = useShop()?.sendsEmails === false;
  const [formError, setFormError] = useState<readonly (string | undefined)[]>([]);
  const form = useCheckedForm<{ email: string }>(forgotten, { email: copy.email }, { email: start.identifier?.email ?? "" });

  const send = async ({ email }: { email: string }) => {
    setFormError([]);
    try {
      const { validMinutes } = await forgotPassword(email);
      toast(copy.forgot.done);
      if (isMounted()) navigate(links.login(), { state: { identifier: { email }, mailed: { email, minutes: validMinutes } } });
    } catch (failure) {
      const refusal = meaningOf(failure, REFUSALS);
      if (refusal === "email") {
        form.blame("email", messageOf(failure));
        toast(messageOf(failure), { kind: "error" });
      } else if (!form.blameAll(fieldsOf(failure))) {
        const said = refusal === "notSent" ? messageOf(failure) : copy.forgot.failed;
        toast(said, { kind: "error" });
        setFormError([said, refusal === "notSent" ? undefined : reasonOf(failure)]);
      }
    }
  };
  return (
    <>
      {silent ? (
        <AskShop>{copy.forgot.noEmails}</AskShop>
      ) : (
        <>
          <p className={styles.lead}>{copy.forgot.text}</p>
          <form noValidate onSubmit={(event) => void form.submit(send)(event)} aria-busy={form.busy}>
            <Field
              label={copy.email}
              type="email"
              autoComplete="email"
              maxLength={254}
              enterKeyHint="send"
              {...form.field("email")}
            />
            <FormError lines={formError} />
            <Button type="submit" wide busy={form.busy} busyText={copy.forgot.sending}>
              {copy.forgot.send}
            </Button>
          </form>
        </>
      )}
      <p className={ways.apart}>
        <Anchor href={links.login()} className={shared.stitch}>
          {copy.forgot.back}
        </Anchor>
      </p>
    </>
  );
}
