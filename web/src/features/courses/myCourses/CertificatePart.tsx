import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { isOffline } from "../../../api/problem";
import type { Enrolment } from "../../../api/schema";
import { send } from "../../../api/send";
import { day } from "../../../format/date";
import { Anchor } from "../../../ui/Anchor";
import { Button } from "../../../ui/Button";
import { toast } from "../../../ui/noticeStore";
import shared from "../../../ui/shared.module.css";
import { certificateFile, paths } from "../paths";
import { enrolmentList } from "../queries";
import styles from "./MyCourses.later.module.css";
import { messages } from "./messages";

/** The certificate of a course of which all lessons were watched. The server decides whether they were. */
export function CertificatePart({ enrolment }: { enrolment: Enrolment }) {
  const { id, lessons, state, certificate } = enrolment;
  const queries = useQueryClient();
  const [busy, setBusy] = useState(false);
  const isDone = lessons.length > 0 && lessons.every(({ done }) => done);
  if (!certificate && (!isDone || state === "ended")) return null;

  const issue = async () => {
    setBusy(true);
    try {
      const { number, date } = await send("POST /me/courses/{id}/certificate", { path: { id } });
      queries.setQueryData<Enrolment[]>(enrolmentList().queryKey, (all) =>
        all?.map((one) => (one.id === id ? { ...one, certificate: { number, date } } : one)),
      );
      location.assign(certificateFile(id));
    } catch (failure) {
      toast(isOffline(failure) ? messages.offline : messages.certificate.failed, { kind: "error" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.certificate}>
      <p>
        <b>{messages.certificate.earned}</b>
      </p>
      {certificate ? (
        <>
          <p>
            <a href={certificateFile(id)} download className={shared.stitch}>
              {messages.certificate.download}
            </a>
          </p>
          <p className={styles.quiet}>
            {messages.certificate.issued(day(certificate.date))}{" "}
            <Anchor href={paths.certificate(certificate.number)}>{certificate.number}</Anchor>
          </p>
        </>
      ) : (
        <Button small look="haldi" busy={busy} onClick={() => void issue()}>
          {messages.certificate.download}
        </Button>
      )}
    </div>
  );
}
