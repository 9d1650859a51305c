import { BarController, BarElement, CategoryScale, Chart, LinearScale, Tooltip, type ChartConfiguration } from "chart.js";
import type { BarChartProps } from "./BarChart";

Chart.register(BarController, BarElement, CategoryScale, LinearScale, Tooltip);

/** The font size of an axis, in rem. */
const TEXT = 1.4;
/** More bars than this are thin on a phone. */
const MANY = 16;

export interface Drawn {
  update: (props: BarChartProps) => void;
  destroy: () => void;
}

/** Draws bars in the colours of the shop; undefined where there is no canvas to draw on. */
export function drawBars(canvas: HTMLCanvasElement, props: BarChartProps): Drawn | undefined {
  if (!canvas.getContext("2d")) return undefined;
  const chart = new Chart(canvas, configurationOf(props));
  return {
    update: (next) => {
      const { data, options = {} } = configurationOf(next);
      chart.data = data;
      chart.options = options;
      chart.update("none");
    },
    destroy: () => chart.destroy(),
  };
}

function configurationOf({ series, bars, grouped, axis, textOf, marked }: BarChartProps): ChartConfiguration<"bar", (number | null)[], string> {
  const style = getComputedStyle(document.documentElement);
  const colour = (token: string) => style.getPropertyValue(`--${token}`).trim();
  const font = { family: colour("text"), size: TEXT * Number.parseFloat(style.fontSize) };
  const isMarked = (index: number) => marked !== undefined && bars[index]?.key === marked;
  return {
    type: "bar",
    data: {
      labels: bars.map(({ label }) => label),
      datasets: series.map(({ name, look }, index) => ({
        label: name,
        // Without a value there is no bar, and in a group its place goes to the others.
        data: bars.map(({ values }) => (values[index] ?? 0) > 0 ? (values[index] ?? 0) : null),
        skipNull: true,
        backgroundColor: colour(look),
        borderColor: colour("jamun"),
        borderWidth: bars.length > MANY ? 0.6 : 1.2,
        maxBarThickness: 26,
      })),
    },
    options: {
      animation: false,
      maintainAspectRatio: false,
      interaction: { mode: "index", intersect: false },
      scales: {
        x: {
          stacked: !grouped,
          border: { color: colour("hair") },
          grid: { display: false },
          ticks: {
            autoSkipPadding: 6,
            maxRotation: 0,
            color: ({ index }) => colour(isMarked(index) ? "jamun" : "jamun-2"),
            font: ({ index }) => ({ ...font, weight: isMarked(index) ? "bold" : "normal" }),
          },
        },
        y: {
          stacked: !grouped,
          beginAtZero: true,
          border: { display: false },
          grid: { color: colour("hair") },
          ticks: { callback: (value) => axis(Number(value)), color: colour("jamun-2"), font, maxTicksLimit: 5, precision: 0 },
        },
      },
      plugins: {
        tooltip: {
          backgroundColor: colour("jamun"),
          titleFont: font,
          bodyFont: font,
          callbacks: { label: ({ dataset, parsed }) => ` ${dataset.label}: ${textOf(parsed.y ?? 0)}` },
        },
      },
    },
  };
}
