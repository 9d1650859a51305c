import { useEffect } from "react";
import type { MeasureVideo } from "../../../api/schema";
import { Dialog } from "../../../ui/Dialog";
import { showAlert } from "../../../ui/noticeStore";
import { copy } from "../copy";
import { defaultVideo } from "../defaultVideo";
import styles from "../home/Home.module.css";

/** The video in a dialog. It starts automatically, because the visitor opened it. */
export default function VideoWindow({
  video,
  failed,
  onClose,
}: {
  video: MeasureVideo | undefined;
  /** The shop's own videos could not be listed. */
  failed: boolean;
  onClose: () => void;
}) {
  useEffect(() => {
    // From here, so that the message opens over this window and not under it.
    if (failed) showAlert(copy.measure.failed);
  }, [failed]);
  const shown = video ? { ...video.url, poster: video.image.src } : defaultVideo;
  return (
    <Dialog open look="wide" title={copy.measure.title} onClose={onClose}>
      <video
        className={styles.player}
        src={shown.src}
        poster={shown.poster}
        width={shown.width}
        height={shown.height}
        controls
        autoPlay
        playsInline
        preload="metadata"
      >
        <track kind="captions" src={shown.captions} srcLang="en" label="English" default />
      </video>
    </Dialog>
  );
}
