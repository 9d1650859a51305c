import { useEffect, useImperativeHandle, useRef, useState, type PointerEvent, type Ref } from "react";
import { videoLength } from "../../../format/date";
import { classNames } from "../../../ui/classNames";
import { Captions } from "./Captions";
import { ControlBar } from "./ControlBar";
import styles from "./Player.later.module.css";
import { PlayerCover } from "./PlayerCover";
import type { Progress, VideoToPlay } from "./lesson";
import type { Quality } from "./quality";
import { commandOf, focusKindOf, type Command } from "./shortcuts";
import { keepChoices, readChoices, speedBeside, type Choices } from "./speeds";
import { useVideoState } from "./useVideoState";
import { useFullScreen } from "./useFullScreen";
import { useMediaKeys } from "./useMediaKeys";
import { usePlayback } from "./usePlayback";
import { useQuietBar } from "./useQuietBar";
import { Watermark } from "./Watermark";
import { messages } from "./messages";

export interface PlayerHandle {
  /** Starts playback. Call it in a user gesture: phones play sound only then. */
  play: () => void;
  /** Scrolls the player into view and focuses it. */
  show: () => void;
}

interface Props {
  ref?: Ref<PlayerHandle>;
  lesson: VideoToPlay;
  title: string;
  shop: string;
  poster: string | undefined;
  /** The text of the watermark; a preview has none. */
  viewer?: string;
  /** The next lesson. */
  next?: { title: string; play: () => void } | undefined;
  /** Called when the progress of a lesson was recorded. */
  onProgress?: (progress: Progress) => void;
}

/** A video with its own controls. The frame goes full screen, so that the watermark stays over the video. */
export function Player({ ref, lesson, title, shop, poster, viewer, next, onProgress }: Props) {
  const frame = useRef<HTMLElement>(null);
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [quality, setQuality] = useState(() => readChoices().quality);
  const { playback, state } = usePlayback(video, lesson, quality, onProgress);
  const shown = useVideoState(video);
  const { full, filling, toggle: fullScreen } = useFullScreen(frame);
  const [captions, setCaptions] = useState<Pick<Choices, "captions" | "language">>(readChoices);
  const quiet = useQuietBar(frame, full && shown.playing);

  const ready = state.stage === "ready";
  const known = ready && shown.length > 0;
  const current = {
    ...shown,
    time: known ? shown.time : state.startAt,
    length: known ? shown.length : lesson.seconds,
    loadedTo: known ? shown.loadedTo : 0,
  };
  const track = state.captions.find(({ language }) => language === captions.language) ?? state.captions[0];
  const waiting = state.stage === "opening" || (ready && shown.waiting);

  useEffect(() => {
    if (!video) return;
    const { speed, volume, muted } = readChoices();
    video.defaultPlaybackRate = speed;
    video.playbackRate = speed;
    video.volume = volume;
    video.muted = muted;
  }, [video]);

  const chooseCaptions = (change: Partial<Choices>) => {
    setCaptions({ ...captions, ...change });
    keepChoices(change);
  };
  const on = {
    toggle: () => playback.current?.toggle(),
    seek: (seconds: number) => playback.current?.seek(seconds),
    skip: (seconds: number) => playback.current?.seek((known && video ? video.currentTime : state.startAt) + seconds),
    captions: () => chooseCaptions({ captions: !captions.captions }),
    language: (language: string | undefined) => chooseCaptions(language === undefined ? { captions: false } : { captions: true, language }),
    speed: (speed: number) => {
      if (!video) return;
      video.defaultPlaybackRate = speed;
      video.playbackRate = speed;
      keepChoices({ speed });
    },
    quality: (wanted: Quality) => {
      setQuality(wanted);
      keepChoices({ quality: wanted });
      playback.current?.choose(wanted);
    },
    mute: () => {
      if (!video) return;
      if (video.muted && video.volume === 0) video.volume = 1;
      video.muted = !video.muted;
      keepChoices({ muted: video.muted, volume: video.volume });
    },
    volume: (volume: number) => {
      if (!video) return;
      video.volume = Math.min(Math.max(volume, 0), 1);
      video.muted = video.volume === 0;
      keepChoices({ muted: video.muted, volume: video.volume });
    },
    fullScreen,
  };
  const play = () => playback.current?.play();
  useImperativeHandle(ref, () => ({
    play,
    show: () => {
      frame.current?.scrollIntoView({ block: "nearest" });
      frame.current?.focus({ preventScroll: true });
    },
  }));
  useMediaKeys(ready, { title, shop, image: poster, play, pause: () => video?.pause(), skip: on.skip });

  const perform = (command: Command) => {
    if (command.act === "skip") on.skip(command.seconds);
    else if (command.act === "jump") on.seek(current.length * command.share);
    else if (command.act === "louder") on.volume((shown.muted ? 0 : shown.volume) + command.by);
    else if (command.act === "faster") on.speed(speedBeside(shown.speed, command.steps));
    else on[command.act]();
  };
  const latest = useRef(perform);
  useEffect(() => {
    latest.current = perform;
  });
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const hear = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const command = commandOf(event.key, focusKindOf(event.target));
      if (!command) return;
      event.preventDefault();
      latest.current(command);
    };
    element.addEventListener("keydown", hear);
    return () => element.removeEventListener("keydown", hear);
  }, []);

  const hidden = useRef(false);
  const press = () => {
    hidden.current = quiet;
  };
  const tap = (event: PointerEvent) => {
    if (event.button !== 0 || state.playbackError) return;
    // The first tap in full screen only shows the controls.
    if (event.pointerType !== "mouse" && hidden.current) return;
    frame.current?.focus({ preventScroll: true });
    on.toggle();
  };

  return (
    <section
      ref={frame}
      className={classNames(styles.player, full && styles.full, filling && styles.filling, quiet && styles.quiet)}
      aria-label={messages.name(title)}
      tabIndex={-1}
    >
      <div className={styles.stage}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the track is there whenever the video has captions */}
        <video
          ref={setVideo}
          className={styles.video}
          playsInline
          preload="auto"
          poster={poster}
          aria-label={title}
          controlsList="nodownload noremoteplayback"
          disablePictureInPicture
          disableRemotePlayback
          onContextMenu={(event) => event.preventDefault()}
          onPointerDownCapture={press}
          onPointerUp={tap}
          onDoubleClick={fullScreen}
        >
          {track && <track key={track.src} kind="captions" src={track.src} srcLang={track.language} label={track.label} />}
        </video>
        <Captions video={video} file={track} shown={captions.captions} />
        {viewer !== undefined && <Watermark text={viewer} />}
        <PlayerCover
          state={state}
          playing={shown.playing}
          waiting={waiting}
          note={state.stage === "idle" && state.startAt > 0 ? messages.goesOnAt(videoLength(state.startAt)) : undefined}
          next={shown.ended ? next : undefined}
          onPlay={play}
          onRetry={play}
        />
      </div>
      <ControlBar
        video={current}
        busy={waiting}
        captions={{ files: state.captions, shown: captions.captions ? track?.language : undefined }}
        quality={state.hasSmaller ? quality : undefined}
        full={full}
        on={on}
      />
    </section>
  );
}
