import { Panel, Screen, Waiting } from "../../../../admin/Screen";
import { useFresh } from "../../../../admin/useFresh";
import type { OwnPiece } from "../../../../api/schema";
import { greetingName } from "../../../../format/text";
import { useSession } from "../../../auth/public/useSession";
import { Anchor } from "../../../../ui/Anchor";
import { Badge } from "../../../../ui/Badge";
import { Photo } from "../../../../ui/Photo";
import { Empty } from "../../../../ui/States";
import parts from "../Parts.later.module.css";
import { piecePath } from "../paths";
import { dueText, todayInIndia, trialText } from "../subject";
import { ownPieceList } from "./queries";
import styles from "./OwnPieces.later.module.css";

/** The start page of a maker: the pieces assigned to them, most urgent first. */
export function MyPiecesPage() {
  const session = useSession();
  const { data: pieces, error, refetch } = useFresh(ownPieceList());
  const name = session.state === "user" ? greetingName(session.user.name) : undefined;
  return (
    <Screen title="My pieces">
      {pieces ? <Pieces pieces={pieces} name={name} /> : <Waiting failure={error} onRetry={() => void refetch()} />}
    </Screen>
  );
}

function Pieces({ pieces, name }: { pieces: readonly OwnPiece[]; name: string | undefined }) {
  if (pieces.length === 0) {
    return (
      <Panel>
        <Empty title="Nothing to make" middle>
          {`No piece is assigned to you now${name ? `, ${name}` : ""}. New ones appear here.`}
        </Empty>
      </Panel>
    );
  }
  return (
    <Panel title={pieces.length === 1 ? "1 piece to make" : `${pieces.length} pieces to make`}>
      <ul className={parts.lines}>
        {pieces.map((piece) => (
          <Row key={piece.id} piece={piece} />
        ))}
      </ul>
    </Panel>
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
          <span className={due ? parts.late : undefined}>{dueText(piece, today)}</span>, {status}
        </p>
        {trial && trial.day >= today && <Badge kind="info">Trial {trialText(trial, today)}</Badge>}
      </div>
    </li>
  );
}
