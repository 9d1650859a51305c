import { useRef, useState } from "react";
import type { CourseDetails } from "../../../api/schema";
import { Icon } from "../../../ui/Icon";
import { Image } from "../../../ui/Photo";
import { posterOf } from "../course";
import styles from "./PreviewFilm.module.css";

/** The film that anybody may watch, with the browser's own controls; the picture of the course if there is none. */
export function PreviewFilm({ course }: { course: CourseDetails }) {
  const video = useRef<HTMLVideoElement>(null);
  const [started, setStarted] = useState(false);
  const film = course.previewVideo;
  const picture = course.serviceImage;
  if (!film) {
    return (
      <div className={styles.frame}>
        <Image picture={picture} sizes="(max-width: 768px) 100vw, 760px" priority />
      </div>
    );
  }
  return (
    <div className={styles.frame}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the track is there whenever the film has captions */}
      <video
        ref={video}
        className={styles.film}
        controls
        playsInline
        preload="none"
        width={film.width}
        height={film.height}
        poster={posterOf(picture)}
        aria-label={`Preview: ${course.serviceName}`}
        style={{ backgroundImage: `url("${picture.placeholder}")` }}
        onPlay={() => setStarted(true)}
      >
        <source src={film.src} type="video/mp4" />
        {film.captions && <track kind="captions" src={film.captions} srcLang="en" label="English" default />}
      </video>
      {!started && (
        <button
          type="button"
          className={styles.play}
          aria-label="Play the preview"
          onClick={() => {
            const element = video.current;
            // A film that cannot be played says so in its own controls.
            void element?.play().catch(() => undefined);
            element?.focus();
          }}
        >
          <Icon name="play" />
        </button>
      )}
    </div>
  );
}
