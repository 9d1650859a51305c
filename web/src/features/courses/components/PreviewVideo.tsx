import { useRef, useState } from "react";
import type { CourseDetails } from "../../../api/schema";
import { Icon } from "../../../ui/Icon";
import { ResponsiveImage } from "../../../ui/Photo";
import { posterOf } from "../course";
import styles from "./PreviewVideo.module.css";

/** The public preview video with the browser's controls, or the course's image if there is none. */
export function PreviewVideo({ course }: { course: CourseDetails }) {
  const element = useRef<HTMLVideoElement>(null);
  const [started, setStarted] = useState(false);
  const video = course.previewVideo;
  const image = course.serviceImage;
  if (!video) {
    return (
      <div className={styles.frame}>
        <ResponsiveImage image={image} sizes="(max-width: 768px) 100vw, 760px" priority />
      </div>
    );
  }
  return (
    <div className={styles.frame}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the track is there whenever the video has captions */}
      <video
        ref={element}
        className={styles.video}
        controls
        playsInline
        preload="none"
        width={video.width}
        height={video.height}
        poster={posterOf(image)}
        aria-label={`Preview: ${course.serviceName}`}
        style={{ backgroundImage: `url("${image.placeholder}")` }}
        onPlay={() => setStarted(true)}
      >
        <source src={video.src} type="video/mp4" />
        {video.captions && <track kind="captions" src={video.captions} srcLang="en" label="English" default />}
      </video>
      {!started && (
        <button
          type="button"
          className={styles.play}
          aria-label="Play the preview"
          onClick={() => {
            const player = element.current;
            // The video's own controls report playback errors.
            void player?.play().catch(() => undefined);
            player?.focus();
          }}
        >
          <Icon name="play" />
        </button>
      )}
    </div>
  );
}
