import type { CSSProperties } from "react";
import { Anchor } from "../../../ui/Anchor";
import styles from "./Strip.later.module.css";
import { useArrivals, useVideoUploads } from "../public/useVideo";
import { leftText, percentOf } from "./messages";

/** The video uploads, above every screen of the back office. */
export function UploadStrip() {
  useArrivals();
  const uploads = useVideoUploads();
  const [first] = uploads;
  if (!first) return null;
  const { name, sent, total, state, secondsLeft } = first;
  const percent = percentOf(sent, total);
  const text =
    state === "waiting"
      ? `No connection. Resumes automatically at ${percent}%.`
      : state === "paused"
        ? "Paused."
        : state === "failed"
          ? first.said
          : leftText(secondsLeft);
  return (
    <Anchor href="/admin/content/videos" className={styles.strip} data-state={state}>
      <b>{percent} %</b>
      <span className={styles.name}>{uploads.length > 1 ? `${name} and ${uploads.length - 1} more` : name}</span>
      <span className={styles.text}>{text}</span>
      <i style={{ "--p": total > 0 ? sent / total : 0 } as CSSProperties} />
    </Anchor>
  );
}
