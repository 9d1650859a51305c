import styles from "./Chart.later.module.css";
import { labelEvery, stepsTo } from "./scale";
import { useWidth } from "./useWidth";

export interface Series {
  name: string;
  look: "rani" | "haldi" | "leaf" | "mayil";
}

export interface Bar {
  key: string;
  /** The short label below the bar. */
  label: string;
  /** One value for each series, from below. */
  values: readonly number[];
}

interface Props {
  /** The text alternative. */
  label: string;
  series: readonly Series[];
  bars: readonly Bar[];
  /** Formats a value for the axis. */
  axis: (value: number) => string;
  /** The bar whose label is set in bold, such as today's. */
  marked?: string | undefined;
}

const HEIGHT = 220;
const LEFT = 44;
const TOP = 10;
const BOTTOM = 26;

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + Math.max(0, value), 0);

/** Stacked bars. The table view has the same numbers. */
export function StackedBars({ label, series, bars, axis, marked }: Props) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const steps = stepsTo(Math.max(0, ...bars.map(({ values }) => sum(values))));
  const most = steps.at(-1) ?? 1;
  const high = HEIGHT - TOP - BOTTOM;
  const y = (value: number) => TOP + high - (value / most) * high;
  const room = Math.max(0, width - LEFT);
  const each = room / Math.max(1, bars.length);
  const thick = Math.max(3, Math.min(26, each * 0.66));
  const every = labelEvery(bars.length, room);
  return (
    <div ref={ref} className={styles.drawing}>
      {width > 0 && (
        <svg width={width} height={HEIGHT} role="img" aria-label={label}>
          {steps.map((step, place) => (
            <g key={step}>
              <path d={`M${LEFT} ${y(step)}H${width}`} className={styles.rule} />
              {/* Without any value the steps are too small to have different labels. */}
              {(place === 0 || axis(step) !== axis(steps[place - 1] ?? 0)) && (
                <text x={LEFT - 10} y={y(step) + 5} textAnchor="end">
                  {axis(step)}
                </text>
              )}
            </g>
          ))}
          {bars.map((bar, place) => {
            const x = LEFT + each * place + (each - thick) / 2;
            let below = 0;
            return (
              <g key={bar.key}>
                {bar.values.map((value, index) => {
                  const from = below;
                  below += Math.max(0, value);
                  return (
                    value > 0 && (
                      <rect
                        key={series[index]?.name}
                        className={styles[series[index]?.look ?? "rani"]}
                        x={x}
                        y={y(below)}
                        width={thick}
                        height={Math.max(1.5, y(from) - y(below))}
                      />
                    )
                  );
                })}
                {(bar.key === marked || (bars.length - 1 - place) % every === 0) && (
                  <text x={x + thick / 2} y={HEIGHT - 6} textAnchor="middle" className={bar.key === marked ? styles.marked : undefined}>
                    {bar.label}
                  </text>
                )}
              </g>
            );
          })}
        </svg>
      )}
    </div>
  );
}
