import { createContext, useContext, useState, type KeyboardEvent } from "react";
import type { PieceSummary } from "../../../api/schema";

/** A column that cards can be dropped on. */
export interface BoardTarget {
  key: string;
  label: string;
}

/** A piece on the board, with the column it is in. */
export interface BoardCard {
  id: number;
  name: string;
  column: string;
  piece: PieceSummary;
}

/** What the columns of a board are. */
export type ColumnNoun = "step" | "maker";

/** A card picked up with the keyboard, and the column it is over. */
interface Taken {
  id: number;
  from: string;
  over: string;
}

interface ByKeys {
  noun: ColumnNoun;
  taken: Taken | undefined;
  /** Space picks up and drops, arrows choose the column, Escape cancels. */
  onKeyDown: (card: BoardCard, event: KeyboardEvent) => void;
  /** Cancels when the focus leaves the card. */
  leave: (card: BoardCard) => void;
  /** True for the card that was dropped at another column, once it is rendered there. */
  arrived: (card: BoardCard) => boolean;
}

const TakenByKeys = createContext<ByKeys>({ noun: "step", taken: undefined, onKeyDown: () => {}, leave: () => {}, arrived: () => false });

export const TakenByKeysProvider = TakenByKeys.Provider;
export const useTaken = () => useContext(TakenByKeys);

const WAYS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Moves cards from column to column with the keyboard, independently of column positions and scrolling. */
export function useTakenByKeys(noun: ColumnNoun, targets: readonly BoardTarget[], onMove: (card: BoardCard, to: string) => void) {
  const [taken, setTaken] = useState<Taken>();
  const [said, setSaid] = useState("");
  const [letGo, setLetGo] = useState<Taken>();
  const labelOf = (key: string) => targets.find((target) => target.key === key)?.label ?? "";
  const end = (text: string) => {
    setTaken(undefined);
    setSaid(text);
  };
  const choose = ({ over, ...card }: Taken, way: 1 | -1) => {
    const next = targets[targets.findIndex(({ key }) => key === over) + way];
    setSaid(next ? `Over ${next.label}.` : `Over ${labelOf(over)}, the ${way === 1 ? "last" : "first"} ${noun}.`);
    if (next) setTaken({ ...card, over: next.key });
  };
  const drop = (card: BoardCard, held: Taken) => {
    const { over } = held;
    if (over === card.column) return end(`${card.name} not moved.`);
    setLetGo(held);
    end(`${card.name} dropped at ${labelOf(over)}.`);
    onMove(card, over);
  };
  const onKeyDown = (card: BoardCard, event: KeyboardEvent) => {
    const mine = taken?.id === card.id ? taken : undefined;
    const way = WAYS[event.key];
    const acts = event.key === " " || event.key === "Enter" || (mine && (way || event.key === "Escape"));
    if (!acts || event.repeat) return;
    event.preventDefault();
    if (!mine) {
      setTaken({ id: card.id, from: card.column, over: card.column });
      setLetGo(undefined);
      setSaid(`${card.name} picked up at ${labelOf(card.column)}. Choose a ${noun} with the left and right arrows, press Space to drop, Escape to cancel.`);
    } else if (way) choose(mine, way);
    else if (event.key === "Escape") end(`${card.name} not moved.`);
    else drop(card, mine);
  };
  const leave = (card: BoardCard) => taken?.id === card.id && end(`${card.name} not moved.`);
  const arrived = ({ id, column }: BoardCard) => letGo?.id === id && letGo.over === column;
  return { byKeys: { noun, taken, onKeyDown, leave, arrived }, said };
}
