import { useContext, useState, type ReactNode } from "react";
import { FileButton } from "../../../admin/FileButton";
import { StaffIdContext } from "../../../admin/parts";
import { saidOf } from "../../../admin/useChange";
import { isOffline } from "../../../api/problem";
import type { LibraryVideo } from "../../../api/schema";
import { OFFLINE } from "../../../format/failures";
import { Badge } from "../../../ui/Badge";
import { Button } from "../../../ui/Button";
import { LazyPart } from "../../../ui/LazyPart";
import { toast } from "../../../ui/noticeStore";
import { Photo } from "../../../ui/Photo";
import { Loading, Skeleton } from "../../../ui/States";
import { ChooseVideo, VIDEO_FILES } from "./ChooseVideo";
import { VideoIcon } from "./VideoIcon";
import styles from "./Videos.later.module.css";
import { Thread } from "./Progress";
import { Steps } from "./Steps";
import type { NewVideo } from "./uploadStore";
import { useVideo } from "../public/useVideo";
import { factsOf, percentOf, problemOf } from "./messages";

const loadDialog = () => import("./VideoDialog");

interface Props {
  id: number;
  audience: NewVideo["audience"];
  /** Called with the same file again, or another one. */
  onAgain: (files: File[]) => void;
  /** Called with another video of the library. Left out where a missing video cannot be replaced. */
  onVideo?: (videoId: number) => void;
  /** Extra actions. */
  tools?: ReactNode;
}

/** A video in its state: uploading, processing, ready or failed. */
export function VideoDetail({ id, audience, onAgain, onVideo, tools }: Props) {
  const { data: video, error, refetch } = useVideo(id);
  if (!video) {
    if (!error) {
      return (
        <Loading text="Loading...">
          <Skeleton lines={2} />
        </Loading>
      );
    }
    const gone = !isOffline(error) && "status" in error && error.status === 404;
    return (
      <div className={styles.detail}>
        <p className={styles.wrong} role="alert">
          {gone ? "This video does not exist: its upload was not finished, or it was deleted." : isOffline(error) ? OFFLINE : saidOf(error)}
        </p>
        <div className={styles.tools}>
          {gone ? tools : (
            <Button look="line" small onClick={() => void refetch()}>
              Try Again
            </Button>
          )}
        </div>
        {gone && onVideo && <ChooseVideo label="Video" audience={audience} onFile={(file) => onAgain([file])} onVideo={onVideo} />}
      </div>
    );
  }
  return <Known video={video} onAgain={onAgain} tools={tools} />;
}

function Known({ video, onAgain, tools }: { video: LibraryVideo; onAgain: (files: File[]) => void; tools: ReactNode }) {
  const [open, setOpen] = useState(false);
  const { state, title, steps } = video;
  const watchable = video.seconds !== undefined;
  return (
    <div className={styles.detail}>
      <div className={styles.head}>
        <span className={styles.cover}>
          {video.cover ? (
            <Photo image={video.cover} ratio="16/9" sizes="160px" alt="" />
          ) : (
            <span className={styles.blank} data-state={state}>
              <VideoIcon name={state === "uploading" ? "up" : "video"} />
            </span>
          )}
        </span>
        <div>
          <p className={styles.name}>{title}</p>
          <StateBadge state={state} />
          {watchable && <p className={styles.facts}>{factsOf(video)}</p>}
        </div>
      </div>
      {state === "uploading" && <Interrupted video={video} onAgain={onAgain} />}
      {state === "processing" && (
        <>
          <p className={styles.small}>
            {watchable ? "It can already be watched. We are making a smaller copy for slow phones; you can leave this page." : "We are preparing it for every phone. You can leave this page."}
          </p>
          <Steps steps={steps} />
        </>
      )}
      {state === "failed" && (
        <>
          <p role="alert" className={styles.wrong}>
            {problemOf(video)}
          </p>
          <div className={styles.tools}>
            <FileButton name="Upload another video" accept={VIDEO_FILES} small onFiles={onAgain}>
              Upload another video
            </FileButton>
          </div>
        </>
      )}
      {video.playsLate && (
        <p className={styles.hint}>
          It only plays after it has loaded completely. Export it with “fast start” or “web optimised” and upload it again, add a
          smaller file by hand, or have ffmpeg installed on the shop's machine.
        </p>
      )}
      <div className={styles.tools}>
        {watchable && (
          <Button look="line" small onClick={() => setOpen(true)}>
            Watch
          </Button>
        )}
        {tools}
      </div>
      {open && (
        <LazyPart
          load={loadDialog}
          given={{ video, onClose: () => setOpen(false) }}
          onFailure={() => {
            setOpen(false);
            toast(OFFLINE, { kind: "error" });
          }}
        />
      )}
    </div>
  );
}

export function StateBadge({ state }: { state: LibraryVideo["state"] }) {
  if (state === "ready") {
    return (
      <Badge kind="good" icon="check">
        Ready
      </Badge>
    );
  }
  if (state === "failed") return <Badge kind="bad">Cannot be shown</Badge>;
  return state === "uploading" ? <Badge kind="waiting">Uploading</Badge> : <Badge kind="info">Processing</Badge>;
}

/** An upload that was started elsewhere, earlier or by someone else. */
function Interrupted({ video, onAgain }: { video: LibraryVideo; onAgain: (files: File[]) => void }) {
  const { arrived = 0, bytes, uploaderId, title } = video;
  const own = uploaderId === useContext(StaffIdContext);
  const percent = percentOf(arrived, bytes);
  return (
    <div className={styles.progress} data-state="waiting">
      <div className={styles.figures}>
        <b>{percent} %</b>
        <p>
          <strong>{own ? "Upload not finished" : "Being uploaded by someone else"}</strong>
          <span>The uploaded part is stored for a day.</span>
        </p>
      </div>
      <Thread label={title} share={bytes > 0 ? arrived / bytes : 0} resting />
      {own && (
        <>
          <p className={styles.calm}>
            <VideoIcon name="cloud" />
            <span>Choose the same file to resume at {percent} %.</span>
          </p>
          <div className={styles.tools}>
            <FileButton name="Choose the same video again" accept={VIDEO_FILES} small onFiles={onAgain}>
              Choose the file
            </FileButton>
          </div>
        </>
      )}
    </div>
  );
}
