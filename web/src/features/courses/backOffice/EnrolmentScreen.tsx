import { useState } from "react";
import { LoadedScreen } from "../../../admin/LoadedScreen";
import { Panel, Screen } from "../../../admin/Screen";
import { endUndoOf, offerUndo } from "../../../admin/undo";
import { useChange } from "../../../admin/useChange";
import type { EnrolmentEvent, EnrolmentDetail } from "../../../api/schema";
import { idOf, useVisit } from "../../../site/visit";
import { clock, day } from "../../../format/date";
import { spokenMobile } from "../../../format/text";
import { Anchor } from "../../../ui/Anchor";
import { Badge } from "../../../ui/Badge";
import { Button } from "../../../ui/Button";
import { Photo } from "../../../ui/Photo";
import shared from "../../../ui/shared.module.css";
import styles from "./Courses.later.module.css";
import { ExtendDialog } from "./ExtendDialog";
import { GiftDialog } from "./GiftDialog";
import * as paths from "./paths";
import { enrolmentDetail, undoEnrolment } from "./queries";
import { RevokeDialog } from "./RevokeDialog";
import { StateBadge } from "./StateBadge";
import { cameBy, happened, recordOf } from "./messages";

const BACK = { href: paths.enrolments, label: "All enrolments" };

/** One enrolment: its period, progress and history. */
export function EnrolmentScreen() {
  const id = idOf(useVisit().params["id"]);
  return (
    <LoadedScreen title="Enrolment" back={BACK} read={id === undefined ? undefined : enrolmentDetail(id)}>
      {(detail) => <Detail detail={detail} />}
    </LoadedScreen>
  );
}

function Detail({ detail }: { detail: EnrolmentDetail }) {
  const { enrolment: line, watchedPercent, history } = detail;
  const name = line.customer ?? "Deleted account";
  return (
    <Screen title={name} back={BACK}>
      <div className={styles.columns}>
        <div>
          <Panel>
            <div className={styles.course}>
              <Photo image={line.serviceImage} ratio="16/9" sizes="160px" alt="" eager />
              <div>
                <h2>
                  <Anchor href={paths.course(line.courseId)}>{line.serviceName}</Anchor>
                </h2>
                <p className={shared.muted}>{line.serviceModel}</p>
                <StateBadge state={line.state} />
              </div>
            </div>
            <dl className={styles.facts}>
              <dt>{line.state === "expired" ? "Expired on" : "Access until"}</dt>
              <dd>{line.endedAt ? `Removed on ${day(line.endedAt)}` : day(line.expiresAt)}</dd>
              <dt>Watched</dt>
              <dd>{watchedPercent}%</dd>
              {line.mobile && (
                <>
                  <dt>Mobile</dt>
                  <dd>{spokenMobile(line.mobile)}</dd>
                </>
              )}
              {line.orderId !== undefined && (
                <>
                  <dt>Order</dt>
                  <dd>#{line.orderId}</dd>
                </>
              )}
            </dl>
            <Acts detail={detail} />
          </Panel>
        </div>
        <Panel title="History">
          <ol className={styles.history}>
            {history.length === 0 && (
              <li>
                <b>{cameBy(line)}</b>
                <p className={shared.muted}>{day(line.startedAt)}</p>
              </li>
            )}
            {history.map((event) => (
              <Event key={`${event.at} ${event.kind}`} event={event} />
            ))}
          </ol>
        </Panel>
      </div>
    </Screen>
  );
}

function Event({ event }: { event: EnrolmentEvent }) {
  return (
    <li>
      <b>{happened(event)}</b>
      {event.reason && <p>{event.reason}</p>}
      <p className={shared.muted}>
        {day(event.at)}, {clock(event.at)}
        {event.actor && `, ${event.actor}`}
      </p>
      {event.undoneAt && <Badge kind="waiting">Undone on {day(event.undoneAt)}</Badge>}
    </li>
  );
}

/** Extends or removes access, and undoes the last change. */
function Acts({ detail }: { detail: EnrolmentDetail }) {
  const { enrolment: line, mayBeUndone } = detail;
  const [open, setOpen] = useState<"extend" | "revoke" | "give">();
  const { busy, change } = useChange();
  const close = () => setOpen(undefined);
  const undo = (version: number) => change(() => undoEnrolment(line.id, version));
  const undoLast = async () => {
    if (await undo(line.version)) endUndoOf(recordOf(line.id));
  };
  const done = (text: string) => (after: EnrolmentDetail) =>
    offerUndo({ text, of: recordOf(line.id), undo: async () => void (await undo(after.enrolment.version)) });
  return (
    <div className={styles.acts}>
      {line.state !== "ended" && <Button onClick={() => setOpen("extend")}>Extend access</Button>}
      {line.state !== "active" && line.customer && (
        <Button look={line.state === "ended" ? "solid" : "line"} onClick={() => setOpen("give")}>
          Give access again
        </Button>
      )}
      {line.state !== "ended" && (
        <Button look="line" onClick={() => setOpen("revoke")}>
          Remove access
        </Button>
      )}
      {mayBeUndone && (
        <Button look="line" busy={busy} onClick={() => void undoLast()}>
          Undo last change
        </Button>
      )}
      {open === "extend" && <ExtendDialog line={line} onClose={close} onDone={done("Access extended")} />}
      {open === "revoke" && <RevokeDialog line={line} onClose={close} onDone={done("Access removed")} />}
      {open === "give" && <GiftDialog to={line} onClose={close} onGiven={close} />}
    </div>
  );
}
