import { useQueryClient } from "@tanstack/react-query";
import { invalidate } from "../../../api/invalidate";
import { useEffect, useState } from "react";
import { useVisit } from "../../../site/visit";
import { explained } from "../../../api/send";
import { links } from "../../../links";
import { sessionView } from "../session/queries";
import { Button, LinkButton } from "../../../ui/Button";
import { ErrorState } from "../../../ui/States";
import { Doorway } from "../public/Doorway";
import styles from "../components/Forms.later.module.css";
import { FormError } from "../../../form/FormError";
import { Note } from "../components/Ways";
import { copy } from "../copy";
import { messageOf, reasonOf } from "../../../form/failures";
import { CONFIRM } from "../paths";
import { accountView } from "../queries";
import { forgetSecret, takeSecret } from "../secret";

const confirmContact = explained("POST /auth/contact/confirm", {
  "auth.link_dead": "dead",
  "auth.mobile_taken": "taken",
  "auth.email_taken": "taken",
});

/** Without a token, such as after a reload, there is `no link`: it was removed from the address, and that in the email still works. */
type State = "looking" | "no link" | "ready" | "busy" | "done" | "dead";

/** Confirms a change of contact. Email scanners open every link, so only a press of the button confirms. */
export default function ConfirmContactPage() {
  const { params } = useVisit();
  const client = useQueryClient();
  const [token, setToken] = useState<string>();
  const [state, setState] = useState<State>("looking");
  const [formError, setFormError] = useState<readonly (string | undefined)[]>([]);
  useEffect(() => {
    const secret = takeSecret(params["token"], CONFIRM);
    setToken(secret);
    setState(secret ? "ready" : "no link");
  }, [params]);

  const confirm = async () => {
    if (!token) return;
    setState("busy");
    setFormError([]);
    try {
      await confirmContact({ body: { token } });
      forgetSecret();
      setState("done");
      await client.resetQueries({ queryKey: sessionView().queryKey });
      await invalidate(client, { queryKey: accountView().queryKey });
    } catch (failure) {
      const refusal = confirmContact.meaningOf(failure);
      if (refusal === "dead") {
        setState("dead");
        return;
      }
      setState("ready");
      setFormError([refusal === "taken" ? messageOf(failure) : copy.login.failed, reasonOf(failure)]);
    }
  };

  const account = (
    <LinkButton href={links.account()} look="line" small>
      {copy.contact.account}
    </LinkButton>
  );
  return (
    <Doorway title={copy.contact.title} line={copy.contact.art}>
      <meta name="referrer" content="no-referrer" />
      {state === "no link" && (
        <>
          <p className={styles.lead}>{copy.contact.noLink}</p>
          {account}
        </>
      )}
      {state === "dead" && (
        <ErrorState as="h2" title={copy.contact.dead} actions={account}>
          <p>{copy.contact.deadText}</p>
        </ErrorState>
      )}
      {state === "done" && (
        <>
          <Note>
            <p>{copy.contact.done}</p>
          </Note>
          {account}
        </>
      )}
      {(state === "ready" || state === "busy") && (
        <>
          <p className={styles.lead}>{copy.contact.text}</p>
          <FormError lines={formError} />
          <Button wide busy={state === "busy"} busyText={copy.contact.sending} onClick={() => void confirm()}>
            {copy.contact.send}
          </Button>
        </>
      )}
    </Doorway>
  );
}
