import { useEffect, useRef, type CSSProperties } from "react";
import { Frame, type Colours } from "../../../ui/Photo";
import { seenThrough, type Area, type Point } from "./cut";
import type { Place } from "./places";
import styles from "./Places.later.module.css";

interface Props {
  places: readonly Place[];
  copy: HTMLCanvasElement;
  area: Area;
  focus: Point;
  colours?: Colours | undefined;
}

/** Previews of the crop in each place where it appears. */
export function Appearances({ places, copy, area, focus, colours }: Props) {
  return (
    <ul className={styles.places}>
      {places.map(({ label, ratio, circle, plain }) => (
        <li key={label} style={{ "--shape": ratio } as CSSProperties}>
          <Frame colours={colours} circle={circle} plain={plain} className={styles.place}>
            <Seen copy={copy} area={seenThrough(ratio, area, ratioOf(copy, area), focus)} ratio={ratio} />
          </Frame>
          <p>{label}</p>
        </li>
      ))}
    </ul>
  );
}

const ratioOf = (copy: HTMLCanvasElement, area: Area): number =>
  (copy.width * area.width) / (copy.height * area.height);

/** Twice the width of the widest preview, in pixels. */
const DRAWN_WIDTH = 320;

function Seen({ copy, area, ratio }: { copy: HTMLCanvasElement; area: Area; ratio: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const pen = canvas.current?.getContext("2d");
    if (!pen) return;
    const { width, height } = pen.canvas;
    pen.clearRect(0, 0, width, height);
    pen.drawImage(
      copy,
      area.x * copy.width,
      area.y * copy.height,
      area.width * copy.width,
      area.height * copy.height,
      0,
      0,
      width,
      height,
    );
  });
  return <canvas ref={canvas} width={DRAWN_WIDTH} height={Math.round(DRAWN_WIDTH / ratio)} className={styles.seen} />;
}
