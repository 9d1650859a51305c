import type { CSSProperties } from "react";
import { Anchor } from "../../ui/Anchor";
import styles from "./Strip.later.module.css";
import { useFilmUploads } from "./useFilm";
import { leftWords, percentOf } from "./words";

/** Films on their way, above every screen of the back office. */
export function UploadStrip() {
  const uploads = useFilmUploads();
  const [first] = uploads;
  if (!first) return null;
  const { name, sent, total, state, secondsLeft } = first;
  const percent = percentOf(sent, total);
  const words =
    state === "waiting"
      ? `The line is gone. It goes on by itself at ${percent} %.`
      : state === "paused"
        ? "Paused."
        : state === "failed"
          ? first.said
          : leftWords(secondsLeft);
  return (
    <Anchor href="/admin/content/films" className={styles.strip} data-state={state}>
      <b>{percent} %</b>
      <span className={styles.name}>{uploads.length > 1 ? `${name} and ${uploads.length - 1} more` : name}</span>
      <span className={styles.words}>{words}</span>
      <i style={{ "--p": total > 0 ? sent / total : 0 } as CSSProperties} />
    </Anchor>
  );
}
