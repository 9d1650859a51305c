import { useEffect, useState, type CSSProperties } from "react";
import styles from "./Player.later.module.css";

const MOVES_EVERY_MS = 9_000;

/** A position as fractions of the frame, spread so that the watermark covers the whole video without a pattern. */
const place = (step: number): [across: number, down: number] => [(step * 0.618 + 0.08) % 1, (step * 0.755 + 0.12) % 1];

/** A faint, moving watermark with the viewer's name. */
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
