import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "wouter";
import { isOffline, ProblemError } from "../../../api/problem";
import { invalidate } from "../../../api/invalidate";
import { send } from "../../../api/send";
import { links } from "../../../links";
import { Head } from "../../../site/head/Head";
import { useVisit } from "../../../site/visit";
import { useSession } from "../../auth/public/useSession";
import { Button, LinkButton } from "../../../ui/Button";
import { toast } from "../../../ui/noticeStore";
import shared from "../../../ui/shared.module.css";
import { messages as myCourses } from "../myCourses/messages";
import { paths } from "../paths";
import { enrolmentList } from "../queries";
import styles from "./Gift.later.module.css";
import { messages } from "./messages";

/** Claims a course that someone gave. The link contains a secret, so only the browser renders this page. */
export default function ClaimGiftPage() {
  const { params, path } = useVisit();
  const session = useSession();
  const [, navigate] = useLocation();
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const claim = async () => {
    setBusy(true);
    setRefusal(undefined);
    try {
      const { courseId } = await send("POST /me/gifts/claim", { body: { key: params["key"] ?? "" } });
      await invalidate(queries, { queryKey: enrolmentList().queryKey });
      toast(messages.claimed);
      navigate(paths.watch(courseId), { replace: true });
    } catch (failure) {
      const said = failure instanceof ProblemError && failure.status < 500 ? failure.problem.message : messages.notClaimed;
      setRefusal(isOffline(failure) ? myCourses.offline : said);
      setBusy(false);
    }
  };
  return (
    <div className={`${shared.wrap} ${shared.page} ${styles.claim}`}>
      <Head title={messages.claimTitle} noindex />
      <h1>{messages.claimTitle}</h1>
      <p>{messages.claimText}</p>
      {session.state === "visitor" ? (
        <>
          <p>{messages.claimLogin}</p>
          <p className={styles.ways}>
            <LinkButton href={links.login(path)}>{messages.logIn}</LinkButton>
            <LinkButton href={links.register(path)} look="line">
              {messages.register}
            </LinkButton>
          </p>
        </>
      ) : (
        <Button busy={busy || session.state === "unknown"} onClick={() => void claim()}>
          {messages.claim}
        </Button>
      )}
      <p role="alert">{refusal}</p>
    </div>
  );
}
