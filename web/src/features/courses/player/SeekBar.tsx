import { useState, type CSSProperties } from "react";
import { videoLength } from "../../../format/date";
import { messages } from "./messages";
import shared from "../../../ui/shared.module.css";
import styles from "./Player.later.module.css";

interface Props {
  time: number;
  length: number;
  loadedTo: number;
  onSeek: (seconds: number) => void;
}

const spoken = (seconds: number): string => {
  const whole = Math.floor(seconds);
  const minutes = Math.floor(whole / 60);
  return minutes > 0 ? `${minutes} min ${whole % 60} s` : `${whole} s`;
};

/** The seek bar. Dragging moves the video once, on release. */
export function SeekBar({ time, length, loadedTo, onSeek }: Props) {
  const [held, setHeld] = useState<number>();
  const shown = Math.min(held ?? time, length || 0);
  const share = (seconds: number) => (length > 0 ? Math.min(seconds / length, 1) : 0);
  const letGo = () => {
    if (held !== undefined) onSeek(held);
    setHeld(undefined);
  };
  return (
    <div className={styles.seek}>
      <span className={styles.time}>{videoLength(Math.floor(shown))}</span>
      <input
        type="range"
        className={styles.line}
        aria-label={messages.seek}
        aria-valuetext={`${spoken(shown)} of ${spoken(length)}`}
        data-time=""
        min={0}
        max={length || 1}
        step="any"
        value={shown}
        style={{ "--played": share(shown), "--loaded": share(loadedTo) } as CSSProperties}
        onPointerDown={() => setHeld(time)}
        onPointerUp={letGo}
        onPointerCancel={() => setHeld(undefined)}
        onChange={(event) => {
          const to = Number(event.target.value);
          if (held === undefined) onSeek(to);
          else setHeld(to);
        }}
      />
      <span className={styles.time}>
        <span className={shared.hidden}>of </span>
        {videoLength(length)}
      </span>
    </div>
  );
}
