import { useLocation } from "wouter";
import { explained } from "../../../api/send";
import { EMAIL_INPUT } from "../../../form/contact";
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
import { Doorway } from "../public/Doorway";
import { FormError } from "../../../form/FormError";
import { useCheckedForm } from "../../../form/useCheckedForm";
import ways from "../components/Ways.later.module.css";
import { copy } from "../copy";
import { fieldsOf, messageOf, reasonOf } from "../../../form/failures";
import { useHandedOver } from "../identifier";
import { forgotten } from "../schemas";
import styles from "../components/Forms.later.module.css";

const forgotPassword = explained("POST /auth/password/forgot", {
  "auth.email_unknown": "email",
  "auth.mail_not_queued": "notSent",
  "auth.forgot_limited": "failed",
});

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
  const form = useCheckedForm<{ email: string }>(forgotten, { email: copy.email }, { email: start.identifier?.email ?? "" });

  const send = async ({ email }: { email: string }) => {
    try {
      const { validMinutes } = await forgotPassword({ body: { email } });
      toast(copy.forgot.done);
      if (isMounted()) navigate(links.login(), { state: { identifier: { email }, mailed: { email, minutes: validMinutes } } });
    } catch (failure) {
      const refusal = forgotPassword.meaningOf(failure);
      if (refusal === "email") {
        form.blame("email", messageOf(failure));
        toast(messageOf(failure), { kind: "error" });
      } else if (!form.blameAll(fieldsOf(failure))) {
        const said = refusal === "notSent" ? messageOf(failure) : copy.forgot.failed;
        toast(said, { kind: "error" });
        form.setFormError([said, refusal === "notSent" ? undefined : reasonOf(failure)]);
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
            <Field label={copy.email} {...EMAIL_INPUT} enterKeyHint="send" {...form.field("email")} />
            <FormError lines={form.formError} />
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
