import styles from "./Today.later.module.css";

const MOST = 14;
const STEP = 26;

/** A garland with one mogra bud per order finished in the last seven days. */
export function Garland({ count }: { count: number }) {
  const buds = Math.min(count, MOST);
  const width = MOST * STEP + 24;
  const text = `${count === 0 ? "No orders" : count === 1 ? "1 order" : `${count} orders`} finished in the last seven days.`;
  return (
    <div className={styles.garland}>
      <svg viewBox={`0 0 ${width} 52`} aria-hidden="true">
        <path d={`M4 12Q${width / 2} 34 ${width - 4} 12`} className={styles.string} />
        {Array.from({ length: buds }, (_, place) => {
          const share = (place + 0.7) / MOST;
          const x = 4 + share * (width - 8);
          const y = 12 + 22 * 2 * share * (1 - share);
          return (
            <g key={place} transform={`translate(${x} ${y}) rotate(${(place % 2 ? 1 : -1) * 12})`}>
              <path d="M0 3C-9 8-8 19 0 24C8 19 9 8 0 3Z" className={styles.bud} />
              <path d="M0 24C-4 18-3 11 1 7M0 24C3 20 4 16 3 11" className={styles.fold} />
              <path d="M-5 7Q-4-2 0-2T5 7Q2 5 0 9Q-2 5-5 7Z" className={styles.leaf} />
            </g>
          );
        })}
      </svg>
      <p>{text}</p>
    </div>
  );
}
