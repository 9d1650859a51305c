import { useState } from "react";
import { Panel, Screen, WaitingScreen } from "../../../admin/Screen";
import { useFresh } from "../../../admin/useFresh";
import type { CountedPiece, MakerSummary } from "../../../api/schema";
import { rupees } from "../../../format/money";
import { useSession } from "../../auth/public/useSession";
import { Anchor } from "../../../ui/Anchor";
import { Avatar } from "../../../ui/Avatar";
import { Badge } from "../../../ui/Badge";
import shared from "../../../ui/shared.module.css";
import { MonthBar } from "../../../admin/MonthBar";
import * as paths from "./paths";
import styles from "./Piecework.later.module.css";
import { overviewView } from "./queries";
import { CorrectDialog } from "./statement/CorrectDialog";
import { PieceRow } from "./statement/PieceRow";
import { Statement } from "./statement/StatementPage";
import { dueText, pieceCount } from "./text";
import { useMonth } from "./useMonth";

const TITLE = "Piecework";

/** The makers of a month, for the owner; everybody else sees their own statement. */
export function PieceworkPage() {
  const session = useSession();
  const month = useMonth();
  if (session.state !== "user") return null;
  if (session.user.role !== "owner") return <Statement maker={session.user.id} month={month} />;
  return <Makers month={month} />;
}

function Makers({ month }: { month: string }) {
  const { data, error, refetch } = useFresh(overviewView(month));
  if (!data) return <WaitingScreen title={TITLE} failure={error} onRetry={() => void refetch()} />;
  return (
    <Screen title={TITLE}>
      <MonthBar month={month} path={paths.makers} />
      <Panel
        title="Makers"
        aside={
          <Anchor href={paths.rates} className={shared.stitch}>
            Edit rates
          </Anchor>
        }
      >
        <ul className={styles.makers}>
          {data.makers.map((maker) => (
            <Maker key={maker.makerId} of={maker} month={month} />
          ))}
        </ul>
      </Panel>
      {data.unassigned.length > 0 && <Unassigned pieces={data.unassigned} />}
    </Screen>
  );
}

function Maker({ of: { makerId, maker, pieces, unpriced, earnedPaise, duePaise, closed }, month }: { of: MakerSummary; month: string }) {
  return (
    <li>
      <Avatar name={maker} />
      <div>
        <Anchor href={paths.statement(makerId, month)}>{maker}</Anchor>
        <small>
          {pieceCount(pieces)}
          {earnedPaise !== 0 && `, ${rupees(earnedPaise)} earned`}
        </small>
        {unpriced > 0 && <Badge kind="bad">{`${unpriced} without a rate`}</Badge>}
      </div>
      <b>{closed ? "Closed" : dueText(duePaise)}</b>
    </li>
  );
}

const FIRST = 5;

/** Pieces that have no maker yet. */
function Unassigned({ pieces }: { pieces: readonly CountedPiece[] }) {
  const [correcting, setCorrecting] = useState<CountedPiece>();
  const [all, setAll] = useState(false);
  const shown = all ? pieces : pieces.slice(0, FIRST);
  return (
    <Panel title="Finished without a maker">
      <p className={shared.muted}>These pieces have no maker. Choose who made them.</p>
      <ul className={styles.pieces}>
        {shown.map((piece) => (
          <PieceRow key={piece.id} piece={piece} withDay onCorrect={() => setCorrecting(piece)} />
        ))}
      </ul>
      {shown.length < pieces.length && (
        <button type="button" className={shared.stitch} onClick={() => setAll(true)}>
          {`Show all ${pieces.length}`}
        </button>
      )}
      {correcting && <CorrectDialog piece={correcting} onClose={() => setCorrecting(undefined)} />}
    </Panel>
  );
}
