import { classNames } from "../../../ui/classNames";
import styles from "./GarmentDrawing.later.module.css";
import { lengthNumber, type Unit } from "./lengths";
import { MARKS, sceneOf } from "./marks";
import { Bust } from "./MeasureDrawing";

const LEGS = "M84 60h72c4 18 10 34 14 50 2 40 0 110-2 170h-36c-4-50-8-95-12-138-4 43-8 88-12 138H72c-2-60-4-130-2-170 4-16 10-32 14-50z";
const SKIRT = "M88 60h64c14 60 40 150 56 216q-88 22-176 0C48 210 74 120 88 60z";
/** The drawing stands between margins of this width, in which the numbers are. */
const MARGIN = 50;
const WIDTH = 240 + 2 * MARGIN;
const PILL = { width: 58, height: 26 };

interface Props {
  /** The keys of all fields of the garment, which decide on the drawing. */
  fields: readonly string[];
  lengths: readonly { field: string; cm: number }[];
  unit: Unit;
  back: boolean;
  /** The field whose line is shown. */
  focused: string | undefined;
}

/** Whether any of these lengths is measured at the back. */
export function hasBack({ fields, lengths }: Pick<Props, "fields" | "lengths">): boolean {
  const marks = MARKS[sceneOf(fields)];
  return lengths.some(({ field }) => marks[field]?.back === true);
}

/** A garment in front or behind, with the lengths where they are measured. The list beside it says the same. */
export function GarmentDrawing({ fields, lengths, unit, back, focused }: Props) {
  const scene = sceneOf(fields);
  const placed = lengths.flatMap((length) => {
    const mark = MARKS[scene][length.field];
    return mark && (mark.back === true) === back ? [{ ...length, mark }] : [];
  });
  const way = placed.find(({ field }) => field === focused)?.mark.way;
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${WIDTH} 300`} aria-hidden="true" data-scene={scene}>
      <g transform={`translate(${MARGIN})`}>
        {scene === "upper" ? <Bust back={back} /> : <Lower path={scene === "legs" ? LEGS : SKIRT} />}
        {way && <path className={styles.edge} d={way} />}
        {way && <path className={styles.way} d={way} />}
      </g>
      {placed.map(({ field, cm, mark: { at, number } }) => {
        const [margin, y] = number;
        const x = margin === "left" ? 2 : WIDTH - PILL.width - 2;
        const [from, to] = [at[0] + MARGIN, margin === "left" ? x + PILL.width : x];
        return (
          <g key={field} className={classNames(styles.mark, field === focused && styles.focused)}>
            <path d={`M${from} ${at[1]}L${to} ${y}`} />
            <circle cx={from} cy={at[1]} r="3.5" />
            <rect x={x} y={y - PILL.height / 2} width={PILL.width} height={PILL.height} rx="3" />
            <text x={x + PILL.width / 2} y={y + 6} textAnchor="middle">
              {lengthNumber(cm, unit)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Trousers or a skirt, 240 by 300. */
function Lower({ path }: { path: string }) {
  return (
    <>
      <path className={styles.cloth} d={path} />
      <path className={styles.band} d="M86 65h68" />
      <path className={styles.seam} d="M120 74V136" />
    </>
  );
}
