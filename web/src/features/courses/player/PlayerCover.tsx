import { Button } from "../../../ui/Button";
import { Icon } from "../../../ui/Icon";
import shared from "../../../ui/shared.module.css";
import styles from "./Player.later.module.css";
import type { PlaybackState } from "./lesson";
import { messages } from "./messages";

interface Props {
  state: PlaybackState;
  playing: boolean;
  waiting: boolean;
  /** The note under the button when the video resumes. */
  note?: string | undefined;
  /** The next lesson, offered at the end. */
  next?: { title: string; play: () => void } | undefined;
  onPlay: () => void;
  onRetry: () => void;
}

/** The overlay while the video is not playing: play button, spinner, error or next lesson. */
export function PlayerCover({ state, playing, waiting, note, next, onPlay, onRetry }: Props) {
  if (state.playbackError) {
    return (
      <div className={styles.playbackError} role="alert">
        <p>{state.playbackError.text}</p>
        {state.playbackError.kind !== "over" && (
          <Button look="haldi" small onClick={onRetry}>
            {messages.tryAgain}
          </Button>
        )}
      </div>
    );
  }
  if (state.stage === "opening" || waiting) {
    return (
      <div className={styles.waiting} role="status">
        <span className={styles.ring} aria-hidden="true" />
        <span className={shared.hidden}>{messages.loading}</span>
      </div>
    );
  }
  if (playing) return null;
  return (
    <>
      {/* Hidden from keyboard and screen readers: the control bar has the same button. */}
      <button type="button" className={styles.big} tabIndex={-1} aria-hidden="true" onClick={onPlay}>
        <Icon name="play" />
      </button>
      {next && (
        <Button look="haldi" small className={styles.next} onClick={next.play}>
          {messages.next(next.title)}
        </Button>
      )}
      {note && <p className={styles.note}>{note}</p>}
    </>
  );
}
