import { useEffect, useState, type CSSProperties } from "react";
import styles from "./Player.later.module.css";

const MOVES_EVERY_MS = 9_000;

/** Parts of one, spread so that the mark visits the whole video and never the same row of places twice. */
const place = (step: number): [across: number, down: number] => [(step * 0.618 + 0.08) % 1, (step * 0.755 + 0.12) % 1];

/** Who watches, faintly over the video, now here and now there. */
export function Watermark({ text }: { text: string }) {
  const [step, setStep] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setStep((before) => before + 1), MOVES_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  const [across, down] = place(step);
  return (
    <div className={styles.markGround} aria-hidden="true">
      <span className={styles.mark} style={{ "--across": across, "--down": down } as CSSProperties}>
        {text}
      </span>
    </div>
  );
}
