import { useRef, type Ref } from "react";
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
  /** Id of the video. It is known, and can be saved, while the video is still on its way. */
  value: number | null | undefined;
  onChange: (videoId: number | null) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  /** Lessons are for those who bought the course, previews and how-to-measure videos for everybody. */
  audience?: NewVideo["audience"] | undefined;
}

/** One video of a form: uploaded in the background, chosen from the library, watched, captioned. */
export function VideoField({ value, onChange, onBlur, name, ref, audience = "buyers", ...around }: VideoFieldProps) {
  const uploads = useVideoUploads();
  const offerUndo = useUndoHere();
  /** Grows with each choice: a video whose number comes late must not take the place of one chosen since. */
  const choices = useRef(0);
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
    videoUploads.start(file, { audience, onVideo: (videoId) => mine === choices.current && put(videoId) });
  };
  const takeOut = () => {
    const before = value ?? null;
    choose(null);
    offerUndo({ text: "Video taken out", note: "It stays in the library.", undo: () => Promise.resolve(choose(before)) });
  };
  const live = uploads.find(({ videoId }) => videoId !== undefined && videoId === value);
  return (
    <Around {...around} onFiles={send}>
      <div className={styles.field} data-field={name}>
        {live ? (
          <>
            <p className={styles.name}>{live.name}</p>
            <Progress upload={live} onCancelled={() => choose(null)} />
          </>
        ) : typeof value === "number" ? (
          <VideoDetail
            key={value}
            id={value}
            audience={audience}
            onAgain={send}
            tools={
              <Button look="line" small onClick={takeOut}>
                Take out the video
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
