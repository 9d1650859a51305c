import type { Captions } from "../../../api/schema";
import { classNames } from "../../../ui/classNames";
import { messages } from "./messages";
import { ControlIcon, type ControlName } from "./ControlIcon";
import styles from "./Player.later.module.css";
import { QUALITIES, type Quality } from "./quality";
import { SeekBar } from "./SeekBar";
import { SKIP_SECONDS } from "./shortcuts";
import { SPEEDS } from "./speeds";
import type { VideoState } from "./useVideoState";

interface Props {
  video: VideoState;
  busy: boolean;
  /** The available languages and the shown one. */
  captions: { files: readonly Captions[]; shown: string | undefined };
  /** Undefined if the video has only one file. */
  quality: Quality | undefined;
  full: boolean;
  on: {
    toggle: () => void;
    seek: (seconds: number) => void;
    skip: (seconds: number) => void;
    captions: () => void;
    language: (language: string | undefined) => void;
    speed: (speed: number) => void;
    quality: (quality: Quality) => void;
    mute: () => void;
    volume: (volume: number) => void;
    fullScreen: () => void;
  };
}

/** The player's controls, in one row, on phones in two. */
export function ControlBar({ video, busy, captions, quality, full, on }: Props) {
  const silent = video.muted || video.volume === 0;
  const again = video.ended;
  return (
    <div className={styles.bar} role="group" aria-label={messages.controls}>
      <Control
        icon={video.playing ? "pause" : again ? "again" : "play"}
        label={video.playing ? messages.pause : again ? messages.again : messages.play}
        keys="k"
        busy={busy}
        onClick={on.toggle}
      />
      <SeekBar time={video.time} length={video.length} loadedTo={video.loadedTo} onSeek={on.seek} />
      <div className={styles.row}>
        <Control icon="back" label={messages.back} keys="j" onClick={() => on.skip(-SKIP_SECONDS)} />
        <Control icon="forward" label={messages.forward} keys="l" onClick={() => on.skip(SKIP_SECONDS)} />
        <span className={styles.gap} />
        {captions.files.length === 1 && (
          <Control icon="captions" label={messages.captions} keys="c" pressed={captions.shown !== undefined} onClick={on.captions} />
        )}
        {captions.files.length > 1 && <Languages {...captions} onChoose={on.language} />}
        <select
          className={styles.speed}
          aria-label={messages.speed}
          value={video.speed}
          onChange={(event) => on.speed(Number(event.target.value))}
        >
          {SPEEDS.map((speed) => (
            <option key={speed} value={speed}>
              {speed}×
            </option>
          ))}
        </select>
        {quality && (
          <select
            className={classNames(styles.speed, styles.quality)}
            aria-label={messages.quality}
            value={quality}
            onChange={(event) => on.quality(event.target.value as Quality)}
          >
            {QUALITIES.map((one) => (
              <option key={one} value={one}>
                {messages.qualities[one]}
              </option>
            ))}
          </select>
        )}
        <Control
          icon={silent ? "muted" : "sound"}
          label={silent ? messages.unmute : messages.mute}
          keys="m"
          onClick={on.mute}
        />
        <input
          type="range"
          className={styles.volume}
          aria-label={messages.volume}
          aria-valuetext={`${Math.round((silent ? 0 : video.volume) * 100)}%`}
          min={0}
          max={1}
          step={0.05}
          value={silent ? 0 : video.volume}
          onChange={(event) => on.volume(Number(event.target.value))}
        />
        <Control
          icon={full ? "frame" : "whole"}
          label={full ? messages.leaveFullScreen : messages.fullScreen}
          keys="f"
          onClick={on.fullScreen}
        />
      </div>
    </div>
  );
}

/** The caption menu: a transparent native select over the icon, so that phones show their own picker. */
function Languages({ files, shown, onChoose }: Props["captions"] & { onChoose: (language: string | undefined) => void }) {
  return (
    <span className={classNames(styles.control, styles.menu, shown !== undefined && styles.on)}>
      <ControlIcon name="captions" />
      <select
        aria-label={messages.captions}
        title={`${messages.captions} (C)`}
        aria-keyshortcuts="c"
        value={shown ?? ""}
        onChange={({ target }) => onChoose(target.value || undefined)}
      >
        <option value="">{messages.noCaptions}</option>
        {files.map(({ language, label }) => (
          <option key={language} value={language} lang={language}>
            {label}
          </option>
        ))}
      </select>
    </span>
  );
}

function Control({
  icon,
  label,
  keys,
  pressed,
  busy,
  onClick,
}: {
  icon: ControlName;
  label: string;
  keys: string;
  pressed?: boolean;
  busy?: boolean;
  onClick: () => void;
}) {
  return (
    <button
      type="button"
      className={styles.control}
      aria-label={label}
      title={`${label} (${keys.toUpperCase()})`}
      aria-keyshortcuts={keys}
      aria-pressed={pressed}
      aria-busy={busy || undefined}
      onClick={onClick}
    >
      <ControlIcon name={icon} />
    </button>
  );
}
