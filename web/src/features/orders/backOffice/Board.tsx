import { useState, type ReactNode } from "react";
import { useLocation } from "wouter";
import { MoreButton } from "../../../admin/list/MoreButton";
import { usePages } from "../../../admin/list/usePages";
import { Waiting } from "../../../admin/Screen";
import { useFresh } from "../../../admin/useFresh";
import { usePhone } from "../../../ui/usePhone";
import type { BoardBy, OrderStatus, PieceBoard, PieceColumn, PieceFilter, PieceSummary } from "../../../api/schema";
import { useVisit } from "../../../site/visit";
import { Avatar } from "../../../ui/Avatar";
import { classNames } from "../../../ui/classNames";
import shared from "../../../ui/shared.module.css";
import styles from "./Board.later.module.css";
import { BoardCard, BoardCardText } from "./BoardCard";
import { BoardDrag, DropColumn } from "./BoardDrag";
import { byDay, dayHeading, GROUPINGS, labelOf, makerColumns, makersFor, PIECE_FILTERS } from "./boardView";
import { MakerLoad } from "./MakerLoad";
import { boardOf, type BoardPlace } from "./paths";
import { boardView, pieceList } from "./queries";
import { dayAfter, dueDay, todayInIndia, weekday } from "./subject";
import { usePieceChanges } from "./usePieceChanges";
import type { BoardCard as DraggedCard } from "./useTakenByKeys";

const FIRST = 6;
const WEEK = 7;

/** What of the board is shown, from the address. */
function usePlace(): [BoardPlace, (to: BoardPlace) => void] {
  const { search } = useVisit();
  const [, navigate] = useLocation();
  const by = GROUPINGS.find(([name]) => name === search.get("by"))?.[0] ?? "step";
  const filter = PIECE_FILTERS.find(([name]) => name === search.get("pieces"))?.[0];
  const column = search.get(by === "step" ? "step" : "column") ?? undefined;
  return [{ by, filter, column }, (to) => navigate(boardOf(to), { replace: true })];
}

/** The pieces in progress by step, maker or due day: columns side by side, or one at a time on phones. */
export function Board() {
  const [place, go] = usePlace();
  const { by, filter } = place;
  const { data: board, error, refetch } = useFresh(boardView(by, filter));
  const phone = usePhone();
  return (
    <>
      <BoardTools place={place} board={board} onGo={go} />
      {!board && <Waiting failure={error} onRetry={() => void refetch()} />}
      {board?.columns.every(({ count }) => count === 0) && (
        <p className={styles.narrowed}>{filter ? "No such pieces." : "No orders in progress. Requests appear here once you approve them."}</p>
      )}
      {board && (phone ? <OneColumn board={board} place={place} onGo={go} /> : <AllColumns board={board} by={by} filter={filter} />)}
    </>
  );
}

/** The switch between steps, makers and due days, and the filters of pieces. */
function BoardTools({ place, board, onGo }: { place: BoardPlace; board: PieceBoard | undefined; onGo: (to: BoardPlace) => void }) {
  const { by, filter } = place;
  return (
    <div className={styles.boardTools}>
      <div className={styles.switch} role="group" aria-label="Columns of the board">
        {GROUPINGS.map(([name, label]) => (
          <button key={name} type="button" aria-pressed={by === name} onClick={() => onGo({ by: name, filter })}>
            {label}
          </button>
        ))}
      </div>
      <div className={styles.chips} role="group" aria-label="Filter pieces">
        {PIECE_FILTERS.map(([name, label, count]) => (
          <button key={name} type="button" aria-pressed={filter === name} onClick={() => onGo({ by, filter: filter === name ? undefined : name })}>
            {label} {board && <b>{board[count]}</b>}
          </button>
        ))}
      </div>
    </div>
  );
}

interface ColumnsProps {
  board: PieceBoard;
  by: BoardBy;
  filter: PieceFilter | undefined;
}

function AllColumns({ board, by, filter }: ColumnsProps) {
  const { move, assign, question } = usePieceChanges();
  const { full, idle } = by === "maker" ? makerColumns(board.columns) : { full: board.columns, idle: [] };
  const columns = [...full, ...idle];
  const targets = columns.map((column) => ({ key: column.key, label: labelOf(by, column) }));
  const moveTo = ({ piece }: DraggedCard, to: string) => {
    if (by === "step") move(piece, to as OrderStatus);
    else void assign(piece, columns.find(({ key }) => key === to)?.maker);
  };
  return (
    <BoardDrag noun={by === "maker" ? "maker" : "step"} targets={targets} onMove={moveTo} lifted={({ piece }) => <BoardCardText piece={piece} by={by} />}>
      <div className={styles.frame}>
        <div
          className={classNames(styles.board, by === "maker" && styles.makers)}
          style={{ gridTemplateColumns: `repeat(${full.length}, minmax(var(--column), 1fr))${idle.length > 0 ? " minmax(168px, 0.4fr)" : ""}` }}
        >
          {full.map((column) => (
            <DropColumn key={column.key} target={{ key: column.key, label: labelOf(by, column) }}>
              <ColumnHead board={board} by={by} column={column} />
              <Cards board={board} by={by} filter={filter} column={column} />
            </DropColumn>
          ))}
          {idle.length > 0 && (
            <div className={classNames(styles.column, styles.idle)}>
              {idle.map((column) => (
                <DropColumn key={column.key} target={{ key: column.key, label: labelOf(by, column) }}>
                  <MakerName column={column} />
                </DropColumn>
              ))}
            </div>
          )}
        </div>
      </div>
      {question}
    </BoardDrag>
  );
}

function ColumnHead({ board, by, column }: { board: PieceBoard; by: BoardBy; column: PieceColumn }) {
  const label = labelOf(by, column);
  if (by !== "maker") {
    return (
      <h2 className={styles.columnHead}>
        {label} <b>{column.count}</b>
      </h2>
    );
  }
  return (
    <MakerName column={column}>
      <MakerWeek board={board} column={column} />
    </MakerName>
  );
}

function MakerName({ column, children }: { column: PieceColumn; children?: ReactNode }) {
  const { count, late, maker } = column;
  const label = labelOf("maker", column);
  return (
    <div className={styles.makerHead}>
      <div className={maker ? undefined : styles.unassigned}>
        <Avatar name={maker ? label : "?"} />
        <h2>
          {label}
          <small>{`${count} ${count === 1 ? "piece" : "pieces"}${late > 0 ? `, ${late} late` : ""}`}</small>
        </h2>
      </div>
      {children}
    </div>
  );
}

/** What a maker has to finish in the next days, or which piece without a maker is due first. */
function MakerWeek({ board, column }: { board: PieceBoard; column: PieceColumn }) {
  const { maker } = column;
  const first = column.items[0] && dueDay(column.items[0]);
  return (
    <>
      {maker && column.load.length > 0 && <MakerLoad of={column} pointsPerDay={board.pointsPerDay} />}
      {maker && column.load.length === 0 && <p className={styles.loadText}>Nothing due in the next 7 days.</p>}
      {!maker && first && <p className={styles.hurry}>{`Assign the piece due ${weekday(first)} first.`}</p>}
    </>
  );
}

function OneColumn({ board, place, onGo }: { board: PieceBoard; place: BoardPlace; onGo: (to: BoardPlace) => void }) {
  const { by, filter } = place;
  const columns = by === "maker" ? Object.values(makerColumns(board.columns)).flat() : board.columns;
  const wanted = columns.find(({ key }) => key === place.column);
  const column = wanted ?? columns.find(({ count }) => count > 0) ?? columns[0];
  if (!column) return null;
  return (
    <>
      <div className={by === "maker" ? styles.makerTabs : styles.tabs} role="group" aria-label={by === "step" ? "Step" : by === "maker" ? "Maker" : "Due day"}>
        {columns.map((one) => (
          <button key={one.key} type="button" aria-pressed={one.key === column.key} onClick={() => onGo({ ...place, column: one.key })}>
            <b>{one.count}</b>
            <span>{labelOf(by, one)}</span>
          </button>
        ))}
      </div>
      {by === "maker" ? <ColumnHead board={board} by={by} column={column} /> : <h2 className={shared.hidden}>{labelOf(by, column)}</h2>}
      <Cards key={`${by} ${column.key}`} board={board} by={by} filter={filter} column={column} />
    </>
  );
}

interface CardsProps extends ColumnsProps {
  column: PieceColumn;
}

/** The most urgent pieces of a column, and on demand all of them. */
function Cards(props: CardsProps) {
  const { by, column } = props;
  const [all, setAll] = useState(false);
  if (all && column.count > column.items.length) return <AllCards {...props} />;
  const shown = all ? column.items : column.items.slice(0, FIRST);
  const rest = column.count - shown.length;
  return (
    <>
      {column.count === 0 && <p className={styles.empty}>{by === "step" ? "No orders at this step." : "No pieces."}</p>}
      <CardList {...props} pieces={shown} />
      {rest > 0 && (
        <p className={styles.rest}>
          <button type="button" className={shared.stitch} onClick={() => setAll(true)}>
            Show {rest} more<span className={shared.hidden}>{` of ${labelOf(by, column)}`}</span>
          </button>
        </p>
      )}
    </>
  );
}

function AllCards(props: CardsProps) {
  const { by, filter, column } = props;
  const { items, failure, retry, more } = usePages((before) => pieceList({ by, filter, column: column.key, before }));
  if (!items) return <Waiting failure={failure} onRetry={retry} />;
  return (
    <>
      <CardList {...props} pieces={items} />
      <MoreButton more={more} small label="Show more" className={styles.rest} />
    </>
  );
}

function CardList({ board, by, column, pieces }: CardsProps & { pieces: readonly PieceSummary[] }) {
  const today = todayInIndia();
  const week = Array.from({ length: WEEK }, (_, days) => dayAfter(today, days));
  const cards = (some: readonly PieceSummary[]) =>
    some.map((piece) => <BoardCard key={piece.id} piece={piece} by={by} offers={by === "maker" ? makersFor(piece, board.columns, board.pointsPerDay, week) : []} />);
  const label = labelOf(by, column);
  if (by === "step") {
    return (
      <ul className={styles.cards} aria-label={`Orders at ${label}`}>
        {cards(pieces)}
      </ul>
    );
  }
  return byDay(pieces).map((some) => {
    const heading = dayHeading(some[0] && dueDay(some[0]), some[0]?.late ?? false, today);
    return (
      <section key={heading} className={styles.dayGroup} aria-label={`${label}: ${heading}`}>
        <h3 className={classNames(some[0]?.late && styles.lateHead)}>{heading}</h3>
        <ul className={styles.cards}>{cards(some)}</ul>
      </section>
    );
  });
}
