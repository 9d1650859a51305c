import { useEffect, useRef, useState } from "react";
import type { LibraryVideo, SeenVideo } from "../../../api/schema";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { Field } from "../../../ui/Field";
import { Photo } from "../../../ui/Photo";
import { useChange, saidOf } from "../../../admin/useChange";
import { Captions } from "./Captions";
import { VIDEO_FILES, FileButton } from "./ChooseVideo";
import styles from "./Videos.later.module.css";
import { Progress } from "./Progress";
import { coverVideo, lookAtVideo, renameVideo } from "./queries";
import { videoUploads } from "./uploadStore";
import { useVideo, useUploadOf } from "../public/useVideo";
import { sizeText } from "./messages";

/** Looking at a video, and what belongs to it: name, cover, captions, a smaller copy. */
export default function VideoWindow({ video: first, onClose }: { video: LibraryVideo; onClose: () => void }) {
  const { data: video = first } = useVideo(first.id);
  const { id, captions } = video;
  const [seen, setSeen] = useState<SeenVideo>();
  const [failed, setFailed] = useState<string>();
  const [small, setSmall] = useState(false);
  const element = useRef<HTMLVideoElement>(null);
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
  const cover = () => void change(() => coverVideo(id, { second: element.current?.currentTime ?? 0 }));
  return (
    <Dialog open look="wide" title={video.title} onClose={onClose}>
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
        <Button look="line" small busy={busy} onClick={cover}>
          This moment as the cover
        </Button>
        {seen?.smaller && (
          <Button look="line" small onClick={() => setSmall(!small)}>
            {small ? "Show the large one" : "Show the smaller copy"}
          </Button>
        )}
      </div>
      <Name video={video} />
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
    </Dialog>
  );
}

function Name({ video }: { video: LibraryVideo }) {
  const [title, setTitle] = useState(video.title);
  const { busy, change } = useChange();
  const typed = title.trim();
  const save = () => void change(() => renameVideo(video.id, typed));
  return (
    <div className={styles.part}>
      <Field
        label="Name"
        hint="Only the shop sees it."
        value={title}
        maxLength={120}
        autoComplete="off"
        onChange={({ target }) => setTitle(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          // The form behind the window is not meant.
          event.preventDefault();
          if (typed && typed !== video.title) save();
        }}
      />
      {typed !== "" && typed !== video.title && (
        <Button small look="line" busy={busy} onClick={save}>
          Save the name
        </Button>
      )}
    </div>
  );
}

/** Made by the shop's machine, or added by hand where it has no tools for it. */
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
          ? `${smaller.width} × ${smaller.height}, ${sizeText(smaller.bytes)}. Viewers with a slow line can choose it.`
          : "For viewers with a slow line: the same video with fewer pixels."}
      </p>
      {upload && <Progress upload={upload} />}
      {!upload && coming && coming.state !== "failed" && (
        <p className={styles.small} role="status">
          {coming.state === "uploading" ? "One is on its way." : "It is being checked."}
        </p>
      )}
      {coming?.state === "failed" && (
        <p role="alert" className={styles.wrong}>
          The last file did not fit. {coming.problem === "media.smaller_unlike" ? "It is longer or shorter than this video." : "It is hardly smaller than this video, or no video at all."}
        </p>
      )}
      {!upload && video.state === "ready" && (
        <div className={styles.tools}>
          <FileButton name="Add a smaller file" accept={VIDEO_FILES} small onFile={send}>
            {smaller ? "Replace it" : "Add a smaller file"}
          </FileButton>
        </div>
      )}
    </div>
  );
}
