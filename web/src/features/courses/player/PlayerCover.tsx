import { Button } from "../../../ui/Button";
import { Icon } from "../../../ui/Icon";
import styles from "./Player.later.module.css";
import type { PlaybackState } from "./lesson";
import { messages } from "./messages";

interface Props {
  state: PlaybackState;
  playing: boolean;
  waiting: boolean;
  /** Said under the button before the video goes on in its middle. */
  note?: string | undefined;
  /** The video is over and this one follows. */
  next?: { title: string; play: () => void } | undefined;
  onPlay: () => void;
  onRetry: () => void;
}

/** What lies over the video while it does not simply play. */
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
        <span className={styles.unsaid}>{messages.loading}</span>
      </div>
    );
  }
  if (playing) return null;
  return (
    <>
      {/* The control bar has the same button for keys and screen readers. */}
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
