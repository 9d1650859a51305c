import { useEffect, useRef, useState, type CSSProperties } from "react";
import type { OrderProgressChange } from "../../../api/schema";
import { classNames } from "../../../ui/classNames";
import { copy } from "./copy";
import { recently } from "./days";
import { countAt, lastChangeTo, STEPS, type Tracked } from "./order";
import styles from "./Tape.later.module.css";

interface Props {
  order: Tracked<OrderProgressChange>;
  step: number;
  /** The order's pieces: of several, a step says how many have reached it. */
  pieces?: readonly { step?: number }[];
}

/** The order's tracker, drawn as a measuring tape: completed steps are yellow, a pin marks the current one. */
export function Tape({ order, step, pieces = [] }: Props) {
  const tape = useRef<HTMLOListElement>(null);
  const seen = useSeen(tape);
  const isOver = order.status === "Delivered";
  return (
    <ol
      ref={tape}
      className={classNames(styles.tape, seen && styles.seen)}
      style={{ "--done": `${(step / STEPS.length) * 100}%` } as CSSProperties}
      aria-label={copy.tracker}
    >
      {STEPS.map((name, index) => {
        const isNow = !isOver && index === step - 1;
        const isDone = index < step;
        const since = isDone ? lastChangeTo(order, name) : undefined;
        const day = since && recently(since.at);
        const count = isNow || index === STEPS.length - 1 ? countAt(index + 1, pieces) : undefined;
        return (
          <li
            key={name}
            className={classNames(isDone && styles.done, isNow && styles.now)}
            aria-current={isNow ? "step" : undefined}
          >
            <b aria-hidden="true">{index + 1}</b>
            {name}
            <small>{day ? (isNow && index > 0 && day !== "Today" ? copy.since(day) : day) : count}</small>
            {day && count && <small>{count}</small>}
          </li>
        );
      })}
    </ol>
  );
}

/** True once the element has been in view: the tape unrolls once. */
function useSeen(element: { current: Element | null }): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === "undefined") return;
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setSeen(true);
      watch.disconnect();
    });
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [element]);
  return seen;
}
