import { useEffect } from "react";
import type { MeasureVideo } from "../../../api/schema";
import { Dialog } from "../../../ui/Dialog";
import { showAlert } from "../../../ui/noticeStore";
import { copy } from "../copy";
import { defaultVideo } from "../defaultVideo";
import styles from "../home/Home.module.css";

/** The video in a dialog. It starts automatically, because the visitor opened it. */
export default function VideoDialog({
  video,
  failed,
  onClose,
}: {
  video: MeasureVideo | undefined;
  /** The list of the shop's own videos could not be loaded. */
  failed: boolean;
  onClose: () => void;
}) {
  useEffect(() => {
    // Shown from here, so that the message is above this dialog.
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
