import { Fragment } from "react";
import { Panel, Screen, Waiting } from "../../../../admin/Screen";
import { useFresh } from "../../../../admin/useFresh";
import type { OwnAlteration, OwnPiece } from "../../../../api/schema";
import { greetingName } from "../../../../format/text";
import { useSession } from "../../../auth/public/useSession";
import { Anchor } from "../../../../ui/Anchor";
import { Badge } from "../../../../ui/Badge";
import { Photo } from "../../../../ui/Photo";
import shared from "../../../../ui/shared.module.css";
import { Empty } from "../../../../ui/States";
import { STATUS_TEXT } from "../alterations/steps";
import parts from "../Parts.later.module.css";
import { phoneCalendar, piecePath } from "../paths";
import { DELIVERED, dueText, nearDay, nextStep, todayInIndia, trialText } from "../subject";
import { ownPieceList } from "./queries";
import styles from "./OwnPieces.later.module.css";

/** The start page of a maker: the pieces and alterations assigned to them, most urgent first. */
export function MyPiecesPage() {
  const session = useSession();
  const { data: pieces, error, refetch } = useFresh(ownPieceList());
  const name = session.state === "user" ? greetingName(session.user.name) : undefined;
  return (
    <Screen title="My pieces">
      {pieces ? <Pieces pieces={pieces} name={name} /> : <Waiting failure={error} onRetry={() => void refetch()} />}
      <Panel>
        <Anchor href={phoneCalendar} className={shared.stitch}>
          Subscribe in your phone’s calendar
        </Anchor>
      </Panel>
    </Screen>
  );
}

function Pieces({ pieces, name }: { pieces: readonly OwnPiece[]; name: string | undefined }) {
  if (pieces.length === 0) {
    return (
      <Panel>
        <Empty title="Nothing to make" middle>
          <p>{`Nothing is assigned to you now${name ? `, ${name}` : ""}. New pieces and alterations appear here.`}</p>
        </Empty>
      </Panel>
    );
  }
  return (
    <Panel title={workText(pieces)}>
      <ul className={parts.lines}>
        {pieces.map((piece) => (
          <Fragment key={piece.id}>
            {piece.status !== DELIVERED && <Row piece={piece} />}
            {piece.alterations.map((alteration) => (
              <AlterationRow key={alteration.id} piece={piece} alteration={alteration} />
            ))}
          </Fragment>
        ))}
      </ul>
    </Panel>
  );
}

const counted = (count: number, noun: string): string[] => (count === 0 ? [] : [`${count} ${noun}${count === 1 ? "" : "s"}`]);

/** What is left to do: "2 pieces and 1 alteration to do". */
function workText(pieces: readonly OwnPiece[]): string {
  const toMake = pieces.filter(({ status }) => nextStep(status) !== undefined && nextStep(status) !== DELIVERED).length;
  const toAlter = pieces.flatMap(({ alterations }) => alterations).filter(({ status }) => status !== "Ready").length;
  const work = [...counted(toMake, "piece"), ...counted(toAlter, "alteration")];
  return work.length === 0 ? "All finished" : `${work.join(" and ")} to ${toAlter > 0 ? "do" : "make"}`;
}

function AlterationRow({ piece: { image, number, wearer, serviceName, orderId, position }, alteration }: { piece: OwnPiece; alteration: OwnAlteration }) {
  const { work, due, status, promisedDay } = alteration;
  return (
    <li className={parts.line}>
      <Photo image={image} sizes="60px" alt="" className={styles.thumbnail} />
      <div className={parts.lineText}>
        <b>
          <Anchor href={piecePath(orderId, position)}>{serviceName}</Anchor>
        </b>
        <p>
          {number}, for {wearer}
        </p>
        <p>
          <span className={due ? parts.late : undefined}>{promisedDay ? `Due ${nearDay(promisedDay, todayInIndia())}` : "No ready date"}</span>, {STATUS_TEXT[status].toLowerCase()}
        </p>
        <p>{work}</p>
        <Badge kind="info">Alteration</Badge>
      </div>
    </li>
  );
}

function Row({ piece }: { piece: OwnPiece }) {
  const today = todayInIndia();
  const { number, serviceName, quantity, wearer, status, due, trial, image, orderId, position } = piece;
  const count = quantity > 1 ? ` × ${quantity}` : "";
  return (
    <li className={parts.line}>
      <Photo image={image} sizes="60px" alt="" className={styles.thumbnail} />
      <div className={parts.lineText}>
        <b>
          <Anchor href={piecePath(orderId, position)}>{`${serviceName}${count}`}</Anchor>
        </b>
        <p>
          {number}, for {wearer}
        </p>
        <p>
          {status === "Ready for Pickup" ? "Finished" : <><span className={due ? parts.late : undefined}>{dueText(piece, today)}</span>, {status}</>}
        </p>
        {trial && trial.day >= today && <Badge kind="info">Trial {trialText(trial, today)}</Badge>}
      </div>
    </li>
  );
}
