import { createContext, useContext, useState, type KeyboardEvent } from "react";
import type { OrderLine, OrderStatus } from "../../../api/schema";

/** A card in hand without a pointer, and the step that it is over. */
interface Taken {
  id: number;
  from: OrderStatus;
  over: OrderStatus;
}

interface ByKeys {
  taken: Taken | undefined;
  /** Space takes and lets go, arrows choose the step, Escape leaves it where it was. */
  onKeyDown: (order: OrderLine, event: KeyboardEvent) => void;
  /** Whoever goes elsewhere leaves the card where it was. */
  leave: (order: OrderLine) => void;
  /** True of the card that was let go at another step, once it stands there. */
  arrived: (order: OrderLine) => boolean;
}

const TakenByKeys = createContext<ByKeys>({ taken: undefined, onKeyDown: () => {}, leave: () => {}, arrived: () => false });

export const TakenByKeysProvider = TakenByKeys.Provider;
export const useTaken = () => useContext(TakenByKeys);

const WAYS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The keyboard goes from step to step, not by pixels: where the columns stand and how far they are scrolled is all one to it. */
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
    if (over === order.status) return end(`${order.customer} stays at ${over}.`);
    setLetGo(card);
    end(`${order.customer} is let go at ${over}.`);
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
      setSaid(`${order.customer} is in hand at ${order.status}. Left and right choose the step, Space lets go, Escape leaves it.`);
    } else if (way) choose(mine, way);
    else if (event.key === "Escape") end(`${order.customer} stays at ${order.status}.`);
    else drop(order, mine);
  };
  const leave = (order: OrderLine) => taken?.id === order.id && end(`${order.customer} stays at ${order.status}.`);
  const arrived = ({ id, status }: OrderLine) => letGo?.id === id && letGo.over === status;
  return { byKeys: { taken, onKeyDown, leave, arrived }, said };
}
