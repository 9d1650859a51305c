import type { ReactNode } from "react";
import type { MeasureDrawing as Drawing } from "../../../api/schema";
import styles from "./Measurements.later.module.css";

/** Paths of the drawings: a tailor's bust in front and behind, a padded arm, a door frame. */
const BUST =
  "M120 30h17c0 15 3 24 13 29l23 11c6 3 6 10 4 18-5 14-5 26-2 40 3 15-3 31-10 45-6 11-8 17-8 25 0 13 12 32 16 54 2 11 1 17-2 23q-25 10-51 10t-51-10c-3-6-4-12-2-23 4-22 16-41 16-54 0-8-2-14-8-25-7-14-13-30-10-45 3-14 3-26-2-40-2-8-2-15 4-18l23-11c10-5 13-14 13-29z";
const ARM = "M92 48c0-18 56-18 56 0 4 34 6 60 2 92-4 36-9 78-12 118q-18 8-36 0c-3-40-8-82-12-118-4-32-2-58 2-92z";

/** View boxes that zoom in on a part of the drawing. */
const UPPER = "44 4 152 190";
const LOWER = "44 112 152 190";

interface View {
  scene: "front" | "back" | "arm" | "entry";
  /** The view box; the whole scene by default. */
  close?: string;
  /** The path of the tape, or the line between two ticks. */
  way: string;
  tape?: boolean;
  /** The loose end of the tape. */
  end?: string;
  /** The measured neckline. */
  neckline?: string;
}

const VIEWS: Readonly<Record<Drawing, View>> = {
  height: { scene: "entry", way: "M72 62V270" },
  shoulder: { scene: "back", close: UPPER, way: "M66 76Q120 50 174 76", tape: true, end: "M174 76q7 12 3 32" },
  frontNeck: { scene: "front", close: UPPER, way: "M120 52V118", neckline: "M99 52c2 36 6 66 21 66s19-30 21-66" },
  backNeck: { scene: "back", close: UPPER, way: "M120 52V150", neckline: "M97 52c0 52 6 98 23 98s23-46 23-98" },
  aroundArm: { scene: "arm", close: "44 2 152 190", way: "M88 104Q120 118 152 104", tape: true, end: "M140 109q9 13 4 36" },
  aroundWaist: { scene: "front", close: LOWER, way: "M84 190Q120 204 156 190", tape: true, end: "M143 196q9 13 4 36" },
  aroundHip: { scene: "front", close: LOWER, way: "M68 246Q120 264 172 246", tape: true, end: "M150 254q9 12 5 32" },
  aroundBust: { scene: "front", close: UPPER, way: "M64 128Q120 148 176 128", tape: true, end: "M152 138q9 13 4 36" },
};

/** A drawing of where to hold the tape for one measurement. The text beside it says the same. */
export function MeasureDrawing({ of: name }: { of: Drawing | undefined }) {
  const view = name && VIEWS[name];
  const scene = view?.scene ?? "front";
  return (
    <svg className={styles.drawing} viewBox={view?.close ?? "0 0 240 300"} aria-hidden="true" data-measure={name}>
      {scene === "entry" ? <DrawingLoader /> : scene === "arm" ? <Arm /> : <Bust back={scene === "back"} />}
      {!view && Object.values(VIEWS).map(({ way, scene: of }) => of === "front" && <Faint key={way} way={way} />)}
      {view?.neckline && <path className={styles.neckline} d={view.neckline} />}
      {view && (view.tape ? <Tape way={view.way} end={view.end} /> : <Line key={name} way={view.way} />)}
    </svg>
  );
}

/** A tailor's bust, 240 by 300. */
export function Bust({ back }: { back: boolean }) {
  return (
    <>
      <g className={styles.stand}>
        <path d="M120 278v22" />
      </g>
      <path className={styles.cutLine} d={BUST} />
      <path className={styles.cloth} d={BUST} />
      <g className={styles.armholes}>
        <ellipse cx="64" cy="92" rx="7" ry="20" />
        <ellipse cx="176" cy="92" rx="7" ry="20" />
      </g>
      <ellipse className={styles.cap} cx="120" cy="30" rx="17" ry="5" />
      <circle className={styles.knob} cx="120" cy="21" r="6" />
      <path className={styles.seam} d="M120 38V283" />
      {back ? (
        <path className={styles.seam} d="M92 64c4 40 4 90 8 128s-4 60-10 84M148 64c-4 40-4 90-8 128s4 60 10 84" />
      ) : (
        <path className={styles.seam} d="M82 72c-2 34 8 52 14 66s10 34 6 56-10 56-12 80M158 72c2 34-8 52-14 66s-10 34-6 56 10 56 12 80" />
      )}
      <path className={styles.hem} d="M70 268q50 15 100 0" />
    </>
  );
}

function Arm() {
  return (
    <>
      <path className={styles.cord} d="M120 34c-8-12-8-22 0-24s8 12 0 24" />
      <path className={styles.cutLine} d={ARM} />
      <path className={styles.cloth} d={ARM} />
      <path className={styles.crown} d="M92 48c0-18 56-18 56 0q-28 14-56 0z" />
      <path className={styles.seam} d="M120 58V260" />
      <path className={styles.hem} d="M100 248q20 8 40 0" />
    </>
  );
}

function DrawingLoader() {
  return (
    <>
      <path className={styles.floor} d="M0 270h240v30H0z" />
      <path className={styles.frame} d="M96 26h112v244H96z" />
      <path className={styles.leaf} d="M108 38h88v232h-88z" />
      <path className={styles.inlay} d="M120 54h64v86h-64zM120 158h64v88h-64z" />
      <path className={styles.diamond} d="M152 82l9 15-9 15-9-15zM152 187l9 15-9 15-9-15z" />
      <circle className={styles.diamond} cx="115" cy="152" r="4" />
      <path className={styles.book} d="M46 50h52v12H46z" />
      <path className={styles.pages} d="M50 54h48M50 58h48" />
      <path className={styles.pencil} d="M96 50l30-14" />
      <g className={styles.shoes}>
        <ellipse cx="40" cy="281" rx="18" ry="7" />
        <ellipse cx="70" cy="289" rx="18" ry="7" />
        <path d="M34 275q10 2 8 12M64 283q10 2 8 12" />
      </g>
    </>
  );
}

const Faint = ({ way }: { way: string }): ReactNode => <path className={styles.faint} d={way} />;

function Tape({ way, end }: { way: string; end: string | undefined }) {
  return (
    <g className={styles.tape}>
      {[end, way].map(
        (part) =>
          part && (
            <g key={part}>
              <path className={styles.tapeEdge} d={part} />
              <path className={styles.tapeBody} d={part} />
              <path className={styles.tapeMarks} d={part} />
            </g>
          ),
      )}
    </g>
  );
}

/** A line from top to bottom between two ticks. */
function Line({ way }: { way: string }) {
  const [, x = "0", from = "0", to = "0"] = /^M(\d+) (\d+)V(\d+)$/.exec(way) ?? [];
  const ticks = [from, to].map((y) => `M${Number(x) - 11} ${y}h22`).join("");
  return (
    <g className={styles.tape}>
      <path className={styles.lineEdge} d={`${way}${ticks}`} />
      <path className={styles.line} d={`${way}${ticks}`} />
    </g>
  );
}
