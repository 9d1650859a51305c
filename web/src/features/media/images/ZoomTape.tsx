import { useId, type CSSProperties } from "react";
import styles from "./Cut.later.module.css";

/** The zoom slider, drawn as a measuring tape. */
export function ZoomTape({ zoom, most, onZoom }: { zoom: number; most: number; onZoom: (zoom: number) => void }) {
  const id = useId();
  const share = (zoom - 1) / (most - 1);
  return (
    <div className={styles.zoom}>
      <label htmlFor={id}>Zoom</label>
      <input
        id={id}
        type="range"
        min={1}
        max={most}
        step={0.01}
        value={zoom}
        aria-valuetext={`${zoom.toFixed(1)} times`}
        style={{ "--p": share } as CSSProperties}
        onChange={({ target }) => onZoom(Number(target.value))}
      />
      <span aria-hidden="true">{zoom.toFixed(1)} x</span>
    </div>
  );
}
