import { useEffect, useRef } from "react";
import styles from "./Chart.later.module.css";
import type { Drawn } from "./drawBars";

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

export interface BarChartProps {
  /** The text alternative. */
  label: string;
  series: readonly Series[];
  bars: readonly Bar[];
  /** Side by side instead of on each other, where a sum would mean nothing. */
  grouped?: boolean | undefined;
  /** Formats a value for the axis. */
  axis: (value: number) => string;
  /** Formats a value under the pointer. */
  textOf: (value: number) => string;
  /** The bar whose label is set in bold, such as today's. */
  marked?: string | undefined;
}

/** Stacked or grouped bars. The table view has the same numbers. The library loads when a chart is shown. */
export function BarChart(props: BarChartProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const drawn = useRef<Drawn>(undefined);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
    drawn.current?.update(props);
  });
  useEffect(() => {
    let left = false;
    void import("./drawBars").then(({ drawBars }) => {
      if (!left && canvas.current) drawn.current = drawBars(canvas.current, latest.current);
    });
    return () => {
      left = true;
      drawn.current?.destroy();
      drawn.current = undefined;
    };
  }, []);
  return (
    <div className={styles.drawing}>
      <canvas ref={canvas} role="img" aria-label={props.label} />
    </div>
  );
}
