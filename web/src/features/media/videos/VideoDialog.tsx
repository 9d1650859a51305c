import { useEffect, useRef, useState } from "react";
import { Asking } from "../../../admin/Asking";
import { FileButton } from "../../../admin/FileButton";
import type { LibraryVideo, SeenVideo } from "../../../api/schema";
import { useDiscardQuestion } from "../../../form/useDiscardQuestion";
import { fileSize } from "../../../format/fileSize";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { Field } from "../../../ui/Field";
import { Photo } from "../../../ui/Photo";
import { useChange, saidOf } from "../../../admin/useChange";
import { Captions } from "./Captions";
import { VIDEO_FILES } from "./ChooseVideo";
import styles from "./Videos.later.module.css";
import { Progress } from "./Progress";
import { coverVideo, lookAtVideo, videoRecords } from "./queries";
import { videoUploads } from "./uploadStore";
import { useVideo, useUploadOf } from "../public/useVideo";

/** A dialog with a video and its name, cover, captions and smaller copy. */
export default function VideoDialog({ video: first, onClose }: { video: LibraryVideo; onClose: () => void }) {
  const { data: video = first } = useVideo(first.id);
  const { id, captions } = video;
  const [seen, setSeen] = useState<SeenVideo>();
  const [failed, setFailed] = useState<string>();
  const [small, setSmall] = useState(false);
  const element = useRef<HTMLVideoElement>(null);
  const [typed, setTyped] = useState<string>();
  const { mayClose, question } = useDiscardQuestion(onClose, { typed: typed !== undefined && typed.trim() !== video.title });
  const { busy, change } = useChange();
  const languages = captions.join(" ");
  useEffect(() => {
    let here = true;
    lookAtVideo(id).then(
      (found) => here && setSeen(found),
      (failure: unknown) => here && setFailed(saidOf(failure)),
    );
    return () => {
      here = false;
    };
  }, [id, languages]);
  const [firstCaptions, ...others] = seen?.captions ?? [];
  /** The frame to replace the cover, in seconds. */
  const [replacement, setReplacement] = useState<number>();
  const cover = (second: number) => change(() => coverVideo(id, { second }));
  const chooseFrame = () => {
    const second = element.current?.currentTime ?? 0;
    if (video.cover) setReplacement(second);
    else void cover(second);
  };
  return (
    <Dialog open look="wide" title={video.title} onClose={onClose} mayClose={mayClose}>
      {failed && (
        <p role="alert" className={styles.wrong}>
          {failed}
        </p>
      )}
      <video
        ref={element}
        className={styles.video}
        key={small ? "small" : "whole"}
        src={small ? seen?.smaller : seen?.src}
        poster={video.cover?.src}
        width={video.width}
        height={video.height}
        controls
        playsInline
        preload="metadata"
      >
        <track kind="captions" src={firstCaptions?.src} srcLang={firstCaptions?.language} label={firstCaptions?.label} />
        {others.map(({ language, label, src }) => (
          <track key={language} kind="captions" src={src} srcLang={language} label={label} />
        ))}
      </video>
      <div className={styles.tools}>
        <Button look="line" small busy={busy} onClick={chooseFrame}>
          Use this frame as cover
        </Button>
        {seen?.smaller && (
          <Button look="line" small onClick={() => setSmall(!small)}>
            {small ? "Play the original" : "Play the smaller copy"}
          </Button>
        )}
      </div>
      <Name video={video} typed={typed} onTyped={setTyped} />
      {question}
      {video.cover && (
        <div className={styles.part}>
          <h3>Cover</h3>
          <span className={styles.cover}>
            <Photo image={video.cover} ratio="16/9" sizes="160px" alt="Cover of the video" />
          </span>
        </div>
      )}
      <Captions video={video} />
      <SmallerCopy video={video} />
      {replacement !== undefined && (
        <Asking
          title="Replace the cover?"
          text="The current cover stays in your images."
          yes="Replace"
          onClose={() => setReplacement(undefined)}
          onYes={() => cover(replacement)}
        />
      )}
    </Dialog>
  );
}

interface NameProps {
  video: LibraryVideo;
  /** Undefined while nothing was typed. */
  typed: string | undefined;
  onTyped: (typed: string) => void;
}

function Name({ video, typed = video.title, onTyped }: NameProps) {
  const { busy, change } = useChange();
  const title = typed.trim();
  const save = () => void change(() => videoRecords.update(video.id, { title, version: video.version }));
  return (
    <div className={styles.part}>
      <Field
        label="Name"
        hint="Only visible to the shop."
        value={typed}
        maxLength={120}
        autoComplete="off"
        onChange={({ target }) => onTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          // Must not submit the form behind the dialog.
          event.preventDefault();
          if (title && title !== video.title) save();
        }}
      />
      {title !== "" && title !== video.title && (
        <Button small look="line" busy={busy} onClick={save}>
          Save name
        </Button>
      )}
    </div>
  );
}

/** The smaller copy: made automatically, or added by hand on machines without ffmpeg. */
function SmallerCopy({ video }: { video: LibraryVideo }) {
  const { smaller, smallerComing } = video;
  const upload = useUploadOf(smallerComing);
  const coming = useVideo(smallerComing).data;
  const send = (file: File) => {
    videoUploads.start(file, { audience: video.public ? "everybody" : "buyers", smallerOf: video.id });
  };
  return (
    <div className={styles.part}>
      <h3>Smaller copy</h3>
      <p className={styles.small}>
        {smaller
          ? `${smaller.width} × ${smaller.height}, ${fileSize(smaller.bytes)}. Viewers with a slow connection can choose it.`
          : "For viewers with a slow connection: the same video at a lower resolution."}
      </p>
      {upload && <Progress upload={upload} />}
      {!upload && coming && coming.state !== "failed" && (
        <p className={styles.small} role="status">
          {coming.state === "uploading" ? "Uploading." : "Checking."}
        </p>
      )}
      {coming?.state === "failed" && (
        <p role="alert" className={styles.wrong}>
          The last file was not suitable. {coming.problem === "media.smaller_unlike" ? "Its length differs from this video." : "It is not smaller than this video, or not a video."}
        </p>
      )}
      {!upload && video.state === "ready" && (
        <div className={styles.tools}>
          <FileButton name="Add a smaller file" accept={VIDEO_FILES} small onFiles={([file]) => file && send(file)}>
            {smaller ? "Replace" : "Add a smaller file"}
          </FileButton>
        </div>
      )}
    </div>
  );
}
