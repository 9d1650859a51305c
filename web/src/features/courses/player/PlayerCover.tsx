import { Button } from "../../../ui/Button";
import { Icon } from "../../../ui/Icon";
import styles from "./Player.later.module.css";
import type { PlaybackState } from "./lesson";
import { words } from "./words";

interface Props {
  state: PlaybackState;
  playing: boolean;
  waiting: boolean;
  /** Said under the button before the film goes on in its middle. */
  note?: string | undefined;
  /** The film is over and this one follows. */
  next?: { title: string; play: () => void } | undefined;
  onPlay: () => void;
  onRetry: () => void;
}

/** What lies over the film while it does not simply play. */
export function PlayerCover({ state, playing, waiting, note, next, onPlay, onRetry }: Props) {
  if (state.trouble) {
    return (
      <div className={styles.trouble} role="alert">
        <p>{state.trouble.text}</p>
        {state.trouble.kind !== "over" && (
          <Button look="haldi" small onClick={onRetry}>
            {words.tryAgain}
          </Button>
        )}
      </div>
    );
  }
  if (state.stage === "opening" || waiting) {
    return (
      <div className={styles.waiting} role="status">
        <span className={styles.ring} aria-hidden="true" />
        <span className={styles.unsaid}>{words.loading}</span>
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
          {words.next(next.title)}
        </Button>
      )}
      {note && <p className={styles.note}>{note}</p>}
    </>
  );
}
