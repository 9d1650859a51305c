import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { isOffline, type Failure } from "../../../api/problem";
import type { ResetLinkAlive } from "../../../api/schema";
import { useVisit } from "../../../site/visit";
import { clock, day } from "../../../format/date";
import { links } from "../../../links";
import { leaveSession } from "../public/session";
import { Button } from "../../../ui/Button";
import { LinkButton } from "../../../ui/Button";
import { ErrorSummary } from "../../../ui/Field";
import { toast } from "../../../ui/noticeStore";
import { ErrorState, Loading, Skeleton } from "../../../ui/States";
import { resetPassword, viewReset } from "../calls";
import { Doorway } from "../public/Doorway";
import styles from "../components/Forms.later.module.css";
import { NewPasswordFields } from "../../../form/NewPasswordFields";
import { FormError } from "../../../form/FormError";
import { useCheckedForm } from "../../../form/useCheckedForm";
import { copy } from "../copy";
import { codeOf } from "../../../form/failures";
import { RESET } from "../paths";
import { reset } from "../schemas";
import { forgetSecret, takeSecret } from "../secret";

interface Passwords {
  password: string;
  confirm: string;
}

export default function ResetPasswordPage() {
  const { params } = useVisit();
  const [token, setToken] = useState<string>();
  const [looked, setLooked] = useState(false);
  useEffect(() => {
    setToken(takeSecret(params["token"], RESET));
    setLooked(true);
  }, [params]);
  return (
    <Doorway title={copy.reset.title} line={copy.reset.art}>
      <meta name="referrer" content="no-referrer" />
      {token ? <WithLink token={token} /> : looked && <NoLink />}
    </Doorway>
  );
}

const again = (
  <LinkButton href={links.forgotPassword()} small>
    {copy.reset.again}
  </LinkButton>
);

/** Without a token, such as after a reload: it was removed from the address, and the link in the email still works. */
function NoLink() {
  return (
    <>
      <p className={styles.lead}>{copy.reset.noLink}</p>
      {again}
    </>
  );
}

function DeadLink() {
  return (
    <ErrorState as="h2" title={copy.reset.dead} actions={again}>
      <p>{copy.reset.deadText}</p>
    </ErrorState>
  );
}

function WithLink({ token }: { token: string }) {
  const { data, error, refetch } = useQuery<ResetLinkAlive, Failure>({
    // The token is not part of the query key, which is visible in the cache.
    queryKey: ["password_reset_view"],
    queryFn: () => viewReset(token),
    staleTime: 0,
    gcTime: 0,
  });
  const [dead, setDead] = useState(false);
  if (dead || codeOf<"password_reset_view">(error) === "auth.link_dead") return <DeadLink />;
  if (data) return <NewPassword token={token} alive={data} onDead={() => setDead(true)} />;
  if (error) {
    return (
      <ErrorState as="h2" title={isOffline(error) ? copy.offline : copy.login.failed} onRetry={() => void refetch()} />
    );
  }
  return (
    <Loading text={copy.reset.loading}>
      <Skeleton lines={4} />
    </Loading>
  );
}

function NewPassword({ token, alive: { expiresAt, invitation }, onDead }: { token: string; alive: ResetLinkAlive; onDead: () => void }) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const form = useCheckedForm<Passwords>(
    reset,
    { password: copy.reset.newPassword, confirm: copy.reset.confirm },
    { password: "", confirm: "" },
  );

  const send = async ({ password }: Passwords) => {
    try {
      await resetPassword(token, password);
    } catch (failure) {
      if (codeOf<"password_reset">(failure) === "auth.link_dead") onDead();
      else form.refuse(failure, (field) => (field === "newPassword" ? "password" : field));
      return;
    }
    forgetSecret();
    // Every session of the account has ended, including this one.
    await leaveSession(client);
    toast(invitation ? copy.reset.welcomeDone : copy.reset.done);
    navigate(links.login(), { replace: true });
  };
  return (
    <>
      {invitation ? (
        <>
          <h2 className={styles.step}>{copy.reset.welcome}</h2>
          <p className={styles.lead}>{copy.reset.welcomeText(`${day(expiresAt)}, ${clock(expiresAt)}`)}</p>
        </>
      ) : (
        <p className={styles.lead}>{copy.reset.text(clock(expiresAt))}</p>
      )}
      <form noValidate onSubmit={(event) => void form.submit(send)(event)} aria-busy={form.busy}>
        <ErrorSummary {...form.summary} />
        <NewPasswordFields form={form} labels={{ password: copy.reset.newPassword, confirm: copy.reset.confirm }} hint={copy.register.passwordHint} last="go" />
        <FormError lines={form.formError} />
        <Button type="submit" wide busy={form.busy} busyText={copy.reset.sending}>
          {invitation ? copy.reset.welcomeSend : copy.reset.send}
        </Button>
      </form>
    </>
  );
}
