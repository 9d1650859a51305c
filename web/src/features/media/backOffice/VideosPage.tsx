import { useContext, useState } from "react";
import { CancelUpload } from "../videos/CancelUpload";
import { VideoLine } from "../videos/VideoLine";
import styles from "../videos/Videos.later.module.css";
import { VideoDetail } from "../videos/VideoDetail";
import { Progress } from "../videos/Progress";
import { endUpload, videoRecords } from "../videos/queries";
import { videoUploads } from "../videos/uploadStore";
import { useVideoUploads } from "../public/useVideo";
import { useVideoLibrary } from "../videos/useVideoLibrary";
import { StaffIdContext } from "../../../admin/parts";
import { MoreButton } from "../../../admin/list/MoreButton";
import { noneFound } from "../../../admin/list/noneFound";
import { SearchField } from "../../../admin/list/SearchField";
import { Panel, Screen, Waiting } from "../../../admin/Screen";
import { offerUndo } from "../../../admin/undo";
import { useChange } from "../../../admin/useChange";
import type { LibraryVideo } from "../../../api/schema";
import { Button } from "../../../ui/Button";
import shared from "../../../ui/shared.module.css";
import { Empty } from "../../../ui/States";
import { content } from "./paths";
import { UseLink } from "./UseLink";

/** The video library with uploads, processing and where each video is used. */
export function VideosPage() {
  const [text, setText] = useState("");
  const [part, setPart] = useState(false);
  const library = useVideoLibrary({ q: text, ...(part && { deleted: true as const }) });
  const { videos, tools, failure } = library;
  // Stopped before the server has registered them, so the library does not list them.
  const unregistered = useVideoUploads().filter(({ videoId, state }) => videoId === undefined && state !== "sending");
  const toggle = (
    <button type="button" className={shared.stitch} onClick={() => setPart(!part)}>
      {part ? "All videos" : "Trash"}
    </button>
  );
  return (
    <Screen title="Videos" back={content}>
      {unregistered.length > 0 && (
        <Panel title="Uploads">
          <ul className={styles.list} aria-label="Uploads">
            {unregistered.map((upload) => (
              <li key={upload.key}>
                <p className={styles.name}>{upload.name}</p>
                <Progress upload={upload} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <Panel title={part ? "Trash" : "Video library"} aside={toggle}>
        {!tools && (
          <p className={styles.hint}>
            ffmpeg is not installed on the shop's server: videos are stored as uploaded, without covers and smaller copies. The
            person who runs the server can install it; nothing else needs to change.
          </p>
        )}
        <SearchField value={text} onChange={setText} />
        {!videos && <Waiting failure={failure} onRetry={library.retry} />}
        {videos?.length === 0 && (
          <Empty title={text ? noneFound("videos", text) : part ? "The trash is empty" : "No videos yet"}>
            {!text && !part && <p>Upload videos in a lesson of a course or under How to measure.</p>}
          </Empty>
        )}
        {videos && videos.length > 0 && (
          <ul className={styles.list}>
            {videos.map((video) => (
              <li key={video.id}>
                <Item video={video} />
              </li>
            ))}
          </ul>
        )}
        <MoreButton more={library.more} small />
      </Panel>
    </Screen>
  );
}

function Item({ video }: { video: LibraryVideo }) {
  const [open, setOpen] = useState(false);
  const { busy, change } = useChange();
  const live = useVideoUploads().find(({ videoId }) => videoId === video.id);
  const { id, title, uses, deletedAt, state, uploaderId } = video;
  const own = uploaderId === useContext(StaffIdContext);
  const trash = videoRecords.trashOf(id);
  const restore = async () => void (await change(trash.restore));
  const remove = async () => {
    if (await change(trash.remove)) {
      offerUndo({ text: `${title} moved to trash`, note: "You can restore it for 30 days.", undo: restore });
    }
  };
  if (deletedAt) {
    return (
      <div className={styles.item}>
        <VideoLine video={video} />
        <div className={styles.tools}>
          <Button look="line" small busy={busy} onClick={() => void restore()}>
            Restore
          </Button>
        </div>
      </div>
    );
  }
  const again = ([file]: File[]) => {
    if (file) videoUploads.start(file, { audience: video.public ? "everybody" : "buyers" });
  };
  return (
    <div className={styles.item}>
      {open ? <VideoDetail id={id} audience={video.public ? "everybody" : "buyers"} onAgain={again} /> : <VideoLine video={video} />}
      <div className={styles.tools}>
        <Button look="line" small aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? "Less" : "More"}
        </Button>
        {uses.length === 0 && (state === "ready" || state === "failed") && (
          <Button look="line" small busy={busy} aria-label={`Move ${title} to trash`} onClick={() => void remove()}>
            Trash
          </Button>
        )}
        {state === "uploading" && own && !live && (
          <CancelUpload of={title} busy={busy} onYes={() => change(() => endUpload(id))} />
        )}
      </div>
      {open && live && <Progress upload={live} />}
      {open && uses.length > 0 && (
        <ul className={styles.uses}>
          {uses.map((use, index) => (
            <li key={index}>
              {use.what}: <UseLink use={use} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
