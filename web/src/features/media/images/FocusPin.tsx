import { useRef, type KeyboardEvent, type PointerEvent } from "react";
import type { Point } from "./cut";
import styles from "./Cut.later.module.css";

const STEP = 0.02;
const BIG_STEP = 0.1;
const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

interface Props {
  /** The position in fractions of the frame. */
  at: Point;
  onMove: (to: Point) => void;
}

const percent = (part: number): string => `${Math.round(part * 100)}%`;

/** The focus point, which stays visible in every crop: dragged, or moved with the arrow keys. */
export function FocusPin({ at, onMove }: Props) {
  const pin = useRef<HTMLButtonElement>(null);
  const grip = useRef<Point>(undefined);
  const inFrame = ({ clientX, clientY }: PointerEvent): Point | undefined => {
    const frame = pin.current?.parentElement?.getBoundingClientRect();
    return frame && { x: (clientX - frame.left) / frame.width, y: (clientY - frame.top) / frame.height };
  };
  const press = (event: PointerEvent<HTMLButtonElement>) => {
    // The image under it must not move.
    event.stopPropagation();
    const point = inFrame(event);
    if (!point) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x: point.x - at.x, y: point.y - at.y };
  };
  const drag = (event: PointerEvent) => {
    const point = inFrame(event);
    if (grip.current && point) onMove({ x: point.x - grip.current.x, y: point.y - grip.current.y });
  };
  const step = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    if (!way) return;
    event.preventDefault();
    event.stopPropagation();
    const far = event.shiftKey ? BIG_STEP : STEP;
    onMove({ x: at.x + way.x * far, y: at.y + way.y * far });
  };
  return (
    <button
      ref={pin}
      type="button"
      className={styles.pin}
      data-side={at.x > 0.5 ? "left" : "right"}
      style={{ left: `${at.x * 100}%`, top: `${at.y * 100}%` }}
      aria-label={`Focus point: ${percent(at.x)} from the left, ${percent(at.y)} from the top. Use the arrow keys to move it.`}
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={() => (grip.current = undefined)}
      onPointerCancel={() => (grip.current = undefined)}
      onMouseDown={(event) => event.stopPropagation()}
      onTouchStart={(event) => event.stopPropagation()}
      onKeyDown={step}
    >
      <span aria-hidden="true">Focus point</span>
    </button>
  );
}
