import { useRef, useState, type Ref } from "react";
import { Button } from "../../../ui/Button";
import { Around, type AroundProps } from "../images/Around";
import { useUndoHere } from "../../../admin/undo";
import { ChooseVideo } from "../videos/ChooseVideo";
import styles from "../videos/Videos.later.module.css";
import { VideoDetail } from "../videos/VideoDetail";
import { Progress } from "../videos/Progress";
import { videoUploads, type NewVideo } from "../videos/uploadStore";
import { useVideoUploads } from "./useVideo";

export interface VideoFieldProps extends AroundProps {
  /** The video's id. It is known, and can be saved, during the upload. */
  value: number | null | undefined;
  onChange: (videoId: number | null) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  /** Lessons are for buyers, previews and how-to-measure videos for everyone. */
  audience?: NewVideo["audience"] | undefined;
}

/** A form field for one video: upload, choose, watch, caption. */
export function VideoField({ value, onChange, onBlur, name, ref, audience = "buyers", ...around }: VideoFieldProps) {
  const uploads = useVideoUploads();
  const offerUndo = useUndoHere();
  /** Increases with each choice: an upload whose id arrives late must not replace a newer choice. */
  const choices = useRef(0);
  const [own, setOwn] = useState<number>();
  const put = (videoId: number | null) => {
    onChange(videoId);
    onBlur?.();
  };
  const choose = (videoId: number | null) => {
    choices.current += 1;
    put(videoId);
  };
  const send = ([file]: File[]) => {
    if (!file) return;
    choices.current += 1;
    const mine = choices.current;
    setOwn(videoUploads.start(file, { audience, onVideo: (videoId) => mine === choices.current && put(videoId) }));
  };
  const takeOut = () => {
    const before = value ?? null;
    choose(null);
    offerUndo({ text: "Video removed", note: "It stays in the library.", undo: () => Promise.resolve(choose(before)) });
  };
  // The server may refuse an upload before it has an id.
  const unregistered = uploads.find(({ key, videoId }) => key === own && videoId === undefined);
  const live = unregistered ?? uploads.find(({ videoId }) => videoId !== undefined && videoId === value);
  return (
    <Around {...around} onFiles={send}>
      <div className={styles.field} data-field={name}>
        {live ? (
          <>
            <p className={styles.name}>{live.name}</p>
            <Progress upload={live} onCancelled={unregistered ? undefined : () => choose(null)} />
          </>
        ) : typeof value === "number" ? (
          <VideoDetail
            key={value}
            id={value}
            audience={audience}
            onAgain={send}
            onVideo={choose}
            tools={
              <Button look="line" small onClick={takeOut}>
                Remove video
              </Button>
            }
          />
        ) : (
          <ChooseVideo ref={ref} label={around.label} audience={audience} onFile={(file) => send([file])} onVideo={choose} />
        )}
      </div>
    </Around>
  );
}
