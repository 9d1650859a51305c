import { useState, type MouseEvent } from "react";
import { useRead } from "../../../api/read";
import { links } from "../../../links";
import { Anchor } from "../../../ui/Anchor";
import { Dialog } from "../../../ui/Dialog";
import shared from "../../../ui/shared.module.css";
import { measureVideoList } from "../queries";
import { copy } from "./copy";
import styles from "./Measures.later.module.css";

/** Opens the how-to-measure video in a dialog; without a video of the shop, links to the page that plays the default one. */
export function VideoLink() {
  const { data: videos } = useRead(measureVideoList());
  const [open, setOpen] = useState(false);
  const video = videos?.[0];
  const watch = (event: MouseEvent) => {
    if (!video || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <Anchor href={links.howToMeasure()} className={shared.stitch} onClick={watch}>
        {copy.measures.watch}
      </Anchor>
      {video && open && (
        <Dialog open look="wide" title={copy.measures.video} onClose={() => setOpen(false)}>
          <video
            className={styles.video}
            src={video.url.src}
            poster={video.image.src}
            width={video.url.width}
            height={video.url.height}
            controls
            autoPlay
            playsInline
            preload="metadata"
          >
            <track kind="captions" src={video.url.captions} srcLang="en" label="English" default />
          </video>
        </Dialog>
      )}
    </>
  );
}
