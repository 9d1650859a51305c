import { useState } from "react";
import { monthOf, stepMonth } from "../../../../admin/months";
import { Panel, Screen, WaitingScreen } from "../../../../admin/Screen";
import { useChange } from "../../../../admin/useChange";
import { useFresh } from "../../../../admin/useFresh";
import { isNotFound } from "../../../../api/problem";
import type { CountedPiece, PieceworkStatement } from "../../../../api/schema";
import { rupees } from "../../../../format/money";
import { idOf, useVisit } from "../../../../site/visit";
import { useIsOwner } from "../../../auth/public/useIsOwner";
import { Anchor } from "../../../../ui/Anchor";
import { Button } from "../../../../ui/Button";
import { toast } from "../../../../ui/noticeStore";
import shared from "../../../../ui/shared.module.css";
import { Empty } from "../../../../ui/States";
import { weekday } from "../days";
import { MonthBar } from "../../../../admin/MonthBar";
import * as paths from "../paths";
import styles from "../Piecework.later.module.css";
import { closeStatement, reopenStatement, statementView } from "../queries";
import { pieceCount } from "../text";
import { useMonth } from "../useMonth";
import { CorrectDialog } from "./CorrectDialog";
import { Entries } from "./Entries";
import { EntryDialog } from "./EntryDialog";
import { Files } from "./Files";
import { PieceRow } from "./PieceRow";
import { Sum } from "./Sum";
import { WorkTable } from "./WorkTable";

const TITLE = "Piecework statement";
const back = { href: "/admin/piecework", label: "Back to piecework" };

/** The statement of one maker. */
export function StatementPage() {
  const { params } = useVisit();
  const maker = idOf(params["id"]);
  const month = useMonth();
  return maker === undefined ? <NoMaker /> : <Statement maker={maker} month={month} />;
}

function NoMaker() {
  return (
    <Screen title={TITLE} back={back}>
      <Panel>
        <Empty title="Statement not found" middle />
      </Panel>
    </Screen>
  );
}

/** What a maker earned and was paid in a month. Only the owner changes it. */
export function Statement({ maker, month }: { maker: number; month: string }) {
  const owner = useIsOwner();
  const { data, error, refetch } = useFresh(statementView(maker, month));
  if (!data && isNotFound(error)) return <NoMaker />;
  if (!data) return <WaitingScreen title={TITLE} {...(owner && { back })} failure={error} onRetry={() => void refetch()} />;
  const empty = data.counted.length === 0 && data.entries.length === 0 && data.duePaise === 0;
  if (!owner && empty) return <NothingMade month={month} />;
  const path = owner ? (to: string) => paths.statement(maker, to) : paths.makers;
  return (
    <Screen title={data.maker} {...(owner && { back })} tools={<Files of={data} />}>
      <MonthBar month={month} path={path} />
      <Sum of={data} />
      <div className={styles.columns}>
        <div>
          <Panel
            title={pieceCount(data.pieces)}
            aside={
              owner && (
                <Anchor href={paths.rates} className={shared.stitch}>
                  Edit rates
                </Anchor>
              )
            }
          >
            <WorkTable of={data} owner={owner} />
          </Panel>
          <Entries of={data} owner={owner} />
          {owner && <Closing of={data} />}
        </div>
        <div>
          <Finished of={data} owner={owner} />
        </div>
      </div>
    </Screen>
  );
}

/** The month of a team member who finished nothing, such as one at the counter. */
function NothingMade({ month }: { month: string }) {
  return (
    <Screen title="Piecework">
      <MonthBar month={month} path={paths.makers} />
      <Panel>
        <Empty title="No piecework in this month" middle>
          <p>Pieces that you finish, and what you are paid for them, appear here.</p>
        </Empty>
      </Panel>
    </Screen>
  );
}

const FIRST = 12;

/** The pieces by day, newest first. */
function Finished({ of, owner }: { of: PieceworkStatement; owner: boolean }) {
  const [all, setAll] = useState(false);
  const [correcting, setCorrecting] = useState<CountedPiece>();
  const open = of.closedAt === undefined;
  const shown = all ? of.counted : of.counted.slice(0, FIRST);
  const days = [...new Set(shown.map(({ day }) => day))];
  return (
    <Panel
      title="Finished pieces"
      aside={
        shown.length < of.counted.length && (
          <button type="button" className={shared.stitch} onClick={() => setAll(true)}>
            {`Show all ${of.counted.length}`}
          </button>
        )
      }
    >
      {of.counted.length === 0 && <p className={shared.muted}>No piece was finished in this month.</p>}
      {days.map((day) => (
        <section key={day}>
          <h3 className={styles.day}>{weekday(day)}</h3>
          <ul className={styles.pieces}>
            {shown
              .filter((piece) => piece.day === day)
              .map((piece) => (
                <PieceRow key={piece.id} piece={piece} {...(owner && open && { onCorrect: () => setCorrecting(piece) })} />
              ))}
          </ul>
        </section>
      ))}
      <p className={styles.rule}>A piece counts on the day it moves to Ready. The rate of that day is used.</p>
      {correcting && <CorrectDialog piece={correcting} makerId={of.makerId} onClose={() => setCorrecting(undefined)} />}
    </Panel>
  );
}

/** Paying the balance, and closing the month. */
function Closing({ of }: { of: PieceworkStatement }) {
  const [paying, setPaying] = useState(false);
  const { busy, change } = useChange();
  const { makerId, month, duePaise, closedAt, unpriced } = of;
  const over = month <= stepMonth(monthOf(), -1);
  const close = async () => {
    if (await change(() => closeStatement(makerId, month, duePaise))) toast("Statement closed");
  };
  const reopen = async () => {
    if (await change(() => reopenStatement(makerId, month))) toast("Statement reopened");
  };
  return (
    <div className={styles.bar}>
      {closedAt !== undefined ? (
        <>
          <p className={shared.muted}>This statement is closed. Nothing in it changes any more.</p>
          <Button look="line" busy={busy} onClick={() => void reopen()}>
            Reopen statement
          </Button>
        </>
      ) : (
        <>
          {duePaise > 0 && <Button onClick={() => setPaying(true)}>{`Record payment ${rupees(duePaise)}`}</Button>}
          {over && (
            <Button look={duePaise > 0 ? "line" : "primary"} busy={busy} disabled={unpriced > 0} onClick={() => void close()}>
              Close statement
            </Button>
          )}
        </>
      )}
      {paying && <EntryDialog of={of} kinds={["payment", "advance"]} onClose={() => setPaying(false)} />}
    </div>
  );
}
