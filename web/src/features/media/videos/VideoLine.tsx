import type { LibraryVideo } from "../../../api/schema";
import { Photo } from "../../../ui/Photo";
import { VideoIcon } from "./VideoIcon";
import styles from "./Videos.later.module.css";
import { StateBadge } from "./VideoDetail";
import { factsOf, percentOf } from "./messages";

/** A video in a list. */
export function VideoLine({ video }: { video: LibraryVideo }) {
  const { title, state, cover, uses, arrived = 0, bytes } = video;
  const first = uses[0];
  return (
    <span className={styles.head}>
      <span className={styles.cover}>
        {cover ? (
          <Photo image={cover} ratio="16/9" sizes="160px" alt="" />
        ) : (
          <span className={styles.blank} data-state={state}>
            <VideoIcon name={state === "uploading" ? "up" : "video"} />
          </span>
        )}
      </span>
      <span className={styles.lineText}>
        <b>{title}</b>
        {state !== "ready" && <StateBadge state={state} />}
        <span className={styles.facts}>
          {state === "uploading" ? `${percentOf(arrived, bytes)}% uploaded.` : video.seconds !== undefined ? factsOf(video) : ""}{" "}
          {first ? `${first.what}: ${first.title}${uses.length > 1 ? ` and ${uses.length - 1} more` : ""}` : "Not used anywhere."}
        </span>
      </span>
    </span>
  );
}
