import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { CourseDetails } from "../../../api/schema";
import { useShop } from "../../content/public/useShop";
import { Icon } from "../../../ui/Icon";
import { ResponsiveImage } from "../../../ui/Photo";
import { useIsHydrated } from "../../../ui/useIsHydrated";
import { classNames } from "../../../ui/classNames";
import { copy } from "../copy";
import { posterOf } from "../course";
import type { Player, PlayerHandle } from "../player/Player";
import styles from "./PreviewVideo.later.module.css";

/** Loaded with the first sign that the preview will be played, so that the page does not wait for it. */
const loadPlayer = () => import("../player/Player");

/**
 * The public preview video, or the course's image if there is none. It plays in the shop's own player. Without script,
 * and where the player could not be loaded, the browser's controls play it.
 */
export function PreviewVideo({ course }: { course: CourseDetails }) {
  const element = useRef<HTMLVideoElement>(null);
  const player = useRef<PlayerHandle>(null);
  const shop = useShop();
  const hydrated = useIsHydrated();
  const [state, setState] = useState<"idle" | "loading" | "plain">("idle");
  const [Loaded, setLoaded] = useState<typeof Player>();
  const video = course.previewVideo;
  const image = course.serviceImage;
  if (!video) {
    return (
      <div className={styles.frame}>
        <ResponsiveImage image={image} sizes="(max-width: 768px) 100vw, 760px" priority />
      </div>
    );
  }
  if (Loaded) {
    return (
      <Loaded
        ref={player}
        lesson={{ preview: video, seconds: video.seconds, positionSeconds: 0 }}
        title={copy.preview(course.serviceName)}
        shop={shop?.businessName ?? ""}
        poster={posterOf(image)}
      />
    );
  }
  const warmUp = () => void loadPlayer().catch(() => undefined);
  const play = async () => {
    setState("loading");
    try {
      const { Player: loaded } = await loadPlayer();
      // Synchronous, so that playback starts within the visitor's gesture.
      flushSync(() => setLoaded(() => loaded));
      player.current?.show();
      player.current?.play();
    } catch {
      setState("plain");
      // The video's own controls report playback errors.
      void element.current?.play().catch(() => undefined);
    }
  };
  return (
    <div className={styles.frame}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the track is there whenever the video has captions */}
      <video
        ref={element}
        className={styles.video}
        controls={!hydrated || state === "plain"}
        playsInline
        preload="none"
        width={video.width}
        height={video.height}
        poster={posterOf(image)}
        aria-label={copy.preview(course.serviceName)}
        style={{ backgroundImage: `url("${image.placeholder}")` }}
      >
        <source src={video.src} type="video/mp4" />
        {video.captions && <track kind="captions" src={video.captions} srcLang="en" label="English" default />}
      </video>
      {state !== "plain" && (
        <button
          type="button"
          className={classNames(styles.play, state === "loading" && styles.loading)}
          aria-label={copy.playPreview}
          aria-busy={state === "loading" || undefined}
          onPointerEnter={warmUp}
          onFocus={warmUp}
          onClick={() => {
            if (state !== "loading") void play();
          }}
        >
          <Icon name="play" />
        </button>
      )}
    </div>
  );
}
