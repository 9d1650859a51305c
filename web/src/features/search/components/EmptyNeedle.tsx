import { Frame } from "../../../ui/Photo";
import styles from "../Search.later.module.css";

const BUDS = [
  [70, 226, -62],
  [140, 284, 38],
  [232, 296, 118],
  [318, 262, -24],
  [92, 356, 150],
  [344, 352, 74],
  [250, 398, -100],
  [66, 436, 28],
  [338, 440, 22],
] as const;
const TURNS = [0, 45, 90, 135, 180, 225, 270, 315];

/** The drawing of a search without results. */
export function EmptyNeedle() {
  return (
    <Frame className={styles.needle} colours={{ ground: "var(--mayil)", first: "var(--zari)", second: "var(--rani)" }}>
      <svg viewBox="0 0 400 500" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path d="M-12 96C38 74 84 104 118 150S228 232 272 150" fill="none" stroke="#f7b91e" strokeWidth="3" />
        <g transform="translate(268 152) rotate(-38)">
          <path d="M0 0c14-9 30-8 46-6l96 6-96 6c-16 2-32 3-46-6z" fill="#e9efd9" />
          <ellipse cx="20" rx="9" ry="2.3" fill="#0a4d54" />
        </g>
        {BUDS.map(([x, y, turn]) => (
          <g key={x} transform={`translate(${x} ${y}) rotate(${turn}) scale(1.25)`}>
            <path fill="#fffdf8" d="M0-22C13-10 12 8 0 16C-12 8-13-10 0-22z" />
            <path fill="#e9efd9" d="M0-22C6-10 5 6 0 16C8 12 13 0 8-10C6-15 3-18 0-22z" />
            <path fill="#8fb84a" d="M-7 9Q0 20 7 9L3 24H-3z" />
          </g>
        ))}
        <g transform="translate(172 352)" fill="#fffdf8" stroke="#c9d6b4">
          {TURNS.map((turn) => (
            <path key={turn} d="M0 0C-14-9-15-28 0-44C15-28 14-9 0 0Z" transform={`rotate(${turn})`} />
          ))}
          <circle r="9" fill="#f7b91e" stroke="none" />
        </g>
      </svg>
    </Frame>
  );
}
