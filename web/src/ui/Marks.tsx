import type { ReactNode } from "react";
import { classNames } from "./classNames";
import styles from "./Marks.module.css";

export type Cloth = "jamun" | "pista" | "rose" | "rani" | "mayil";

/** The stepped seam between two fields: the teeth of `cloth` reach up, or down, into the other. */
export function Korvai({ cloth, down }: { cloth: Cloth; down?: boolean | undefined }) {
  return <div className={classNames(styles.korvai, styles[cloth], down && styles.down)} aria-hidden="true" />;
}

const INCHES = Array.from({ length: 50 }, (_, inch) => inch);
const TICKS = INCHES.map((inch) => `M${inch * 43} 0v17m10.7-17v9m10.8-9v12m10.7-12v9`).join("");

/** A length of measuring tape across the page. */
export function TapeStrip() {
  return (
    <svg className={styles.tape} aria-hidden="true">
      <path d={TICKS} strokeWidth="1.5" />
      {INCHES.map((inch) => (
        <text key={inch} x={inch * 43 + 12} y="39" textAnchor="middle">
          {inch + 1}
        </text>
      ))}
    </svg>
  );
}

/** A notched paper slip with a dashed cut line. */
export function Slip({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={classNames(styles.slip, className)}>{children}</div>;
}

/** Pattern paper, the ground of a story. */
export const patternBackground = styles.pattern;

/** A swing tag on its thread: the price of a course and what belongs to it. */
export function SwingTag({ children }: { children: ReactNode }) {
  return (
    <div className={styles.tagGround}>
      <svg
        className={styles.thread}
        viewBox="0 0 120 62"
        fill="none"
        stroke="#b5105b"
        strokeWidth="2.5"
        aria-hidden="true"
      >
        <path d="M60 54C40 30 34 12 46 0M60 54c8-24 26-34 20-54" />
      </svg>
      <div className={styles.tag}>{children}</div>
    </div>
  );
}
