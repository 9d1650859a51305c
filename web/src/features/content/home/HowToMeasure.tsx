import { useState } from "react";
import { useRead } from "../../../api/read";
import { Button } from "../../../ui/Button";
import { LazyPart } from "../../../ui/LazyPart";
import { TapeStrip } from "../../../ui/Marks";
import { Photo } from "../../../ui/Photo";
import { classNames } from "../../../ui/classNames";
import { toast } from "../../../ui/noticeStore";
import shared from "../../../ui/shared.module.css";
import { copy } from "../copy";
import { measureVideoList } from "../queries";
import styles from "./Home.module.css";

const loadVideoDialog = () => import("../components/VideoDialog");

/** The how-to-measure video. Without the shop's own videos the default one plays. */
export function HowToMeasure({ id }: { id: string }) {
  const { data: videos, error, refetch } = useRead(measureVideoList());
  const [open, setOpen] = useState<{ failed: boolean }>();
  const video = videos?.[0];

  const watch = async () => {
    const failed = video === undefined && error !== null && (await refetch()).isError;
    setOpen({ failed });
  };
  const press = () => void watch();
  const close = () => setOpen(undefined);
  const giveUp = () => {
    toast(copy.offline, { kind: "error" });
    close();
  };

  return (
    <section id={id} className={classNames(shared.mayil, shared.later)} aria-labelledby={`${id}-title`}>
      <TapeStrip />
      <div className={classNames(shared.wrap, styles.measure)}>
        {/* Hidden from screen readers: the button beside it does the same. */}
        <button type="button" className={styles.video} onClick={press} tabIndex={-1} aria-hidden="true">
          <Photo image={video?.image} alt="" ratio="16/9" sizes="(max-width: 768px) 92vw, 610px" play />
        </button>
        <div>
          <h2 id={`${id}-title`}>{copy.measure.title}</h2>
          <p>{copy.measure.text}</p>
          <Button look="haldi" icon="play" onClick={press}>
            {copy.measure.watch}
          </Button>
          {video && (
            <noscript>
              <a href={video.url.src}>{copy.measure.watch}</a>
            </noscript>
          )}
        </div>
      </div>
      {open && (
        <LazyPart load={loadVideoDialog} given={{ video, failed: open.failed, onClose: close }} onFailure={giveUp} />
      )}
    </section>
  );
}
