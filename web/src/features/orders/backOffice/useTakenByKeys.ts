import { createContext, useContext, useState, type KeyboardEvent } from "react";
import type { OrderLine, OrderStatus } from "../../../api/schema";

/** A card picked up with the keyboard, and the step it is over. */
interface Taken {
  id: number;
  from: OrderStatus;
  over: OrderStatus;
}

interface ByKeys {
  taken: Taken | undefined;
  /** Space picks up and drops, arrows choose the step, Escape cancels. */
  onKeyDown: (order: OrderLine, event: KeyboardEvent) => void;
  /** Cancels when the focus leaves the card. */
  leave: (order: OrderLine) => void;
  /** True for the card that was dropped at another step, once it is rendered there. */
  arrived: (order: OrderLine) => boolean;
}

const TakenByKeys = createContext<ByKeys>({ taken: undefined, onKeyDown: () => {}, leave: () => {}, arrived: () => false });

export const TakenByKeysProvider = TakenByKeys.Provider;
export const useTaken = () => useContext(TakenByKeys);

const WAYS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Moves cards from step to step with the keyboard, independently of column positions and scrolling. */
export function useTakenByKeys(steps: readonly OrderStatus[], onMove: (order: OrderLine, to: OrderStatus) => void) {
  const [taken, setTaken] = useState<Taken>();
  const [said, setSaid] = useState("");
  const [letGo, setLetGo] = useState<Taken>();
  const end = (messages: string) => {
    setTaken(undefined);
    setSaid(messages);
  };
  const choose = ({ over, ...card }: Taken, way: 1 | -1) => {
    const next = steps[steps.indexOf(over) + way];
    setSaid(next ? `Over ${next}.` : `Over ${over}, the ${way === 1 ? "last" : "first"} step.`);
    if (next) setTaken({ ...card, over: next });
  };
  const drop = (order: OrderLine, card: Taken) => {
    const { over } = card;
    if (over === order.status) return end(`${order.customer} not moved.`);
    setLetGo(card);
    end(`${order.customer} dropped at ${over}.`);
    onMove(order, over);
  };
  const onKeyDown = (order: OrderLine, event: KeyboardEvent) => {
    const mine = taken?.id === order.id ? taken : undefined;
    const way = WAYS[event.key];
    const acts = event.key === " " || event.key === "Enter" || (mine && (way || event.key === "Escape"));
    if (!acts || event.repeat) return;
    event.preventDefault();
    if (!mine) {
      setTaken({ id: order.id, from: order.status, over: order.status });
      setLetGo(undefined);
      setSaid(`${order.customer} picked up at ${order.status}. Choose a step with the left and right arrows, press Space to drop, Escape to cancel.`);
    } else if (way) choose(mine, way);
    else if (event.key === "Escape") end(`${order.customer} not moved.`);
    else drop(order, mine);
  };
  const leave = (order: OrderLine) => taken?.id === order.id && end(`${order.customer} not moved.`);
  const arrived = ({ id, status }: OrderLine) => letGo?.id === id && letGo.over === status;
  return { byKeys: { taken, onKeyDown, leave, arrived }, said };
}
