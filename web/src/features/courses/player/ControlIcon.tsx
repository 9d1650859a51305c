import styles from "./Player.later.module.css";

const PATHS = {
  play: "M7 4l13 8-13 8z",
  pause: "M8 5v14M16 5v14",
  again: "M4 12a8 8 0 1 0 2.6-5.9M4 3.500v5h5",
  back: "M4 12a8 8 0 1 0 2.6-5.9M4 3.500v5h5",
  forward: "M20 12a8 8 0 1 1-2.600-5.900M20 3.500v5h-5",
  captions: "M3 5h18v14H3zM10.500 10.300a2.200 2.200 0 1 0 0 3.400M17 10.300a2.200 2.200 0 1 0 0 3.400",
  sound: "M4 9v6h4l5 4V5L8 9zM16 9c1.500 2 1.500 4 0 6",
  muted: "M4 9v6h4l5 4V5L8 9zM16.500 9.500l5 5M21.500 9.500l-5 5",
  whole: "M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5",
  frame: "M9 4v5H4M15 4v5h5M9 20v-5H4M15 20v-5h5",
};

export type ControlName = keyof typeof PATHS;

/** The icon of a control; the skip icons contain a number. */
export function ControlIcon({ name }: { name: ControlName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
      {(name === "back" || name === "forward") && (
        <text x="12" y="15.300" textAnchor="middle">
          10
        </text>
      )}
    </svg>
  );
}
