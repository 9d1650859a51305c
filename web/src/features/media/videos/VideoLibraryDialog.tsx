import { useState } from "react";
import { Dialog } from "../../../ui/Dialog";
import { Empty, Loading, Skeleton } from "../../../ui/States";
import { MoreButton } from "../../../admin/list/MoreButton";
import { noneFound } from "../../../admin/list/noneFound";
import { SearchField } from "../../../admin/list/SearchField";
import { Waiting } from "../../../admin/Screen";
import { VideoLine } from "./VideoLine";
import styles from "./Videos.later.module.css";
import type { NewVideo } from "./uploadStore";
import { useVideoLibrary } from "./useVideoLibrary";

interface Props {
  audience: NewVideo["audience"];
  onChoose: (videoId: number) => void;
  onClose: () => void;
}

/** A dialog to choose from the video library. */
export default function VideoLibraryDialog({ audience, onChoose, onClose }: Props) {
  const [text, setText] = useState("");
  const library = useVideoLibrary({ q: text.trim(), public: audience === "everybody" });
  const { videos } = library;
  const can = videos?.filter(({ state }) => state !== "failed");
  return (
    <Dialog open onClose={onClose} title="Video library" look="wide">
      <SearchField
        hint={audience === "everybody" ? "Public videos" : "Course videos"}
        value={text}
        onChange={setText}
      />
      {library.failure && !videos && <Waiting failure={library.failure} onRetry={library.retry} />}
      {!videos && !library.failure && (
        <Loading text="Loading...">
          <Skeleton lines={4} />
        </Loading>
      )}
      {can?.length === 0 && <Empty title={text.trim() ? noneFound("videos", text.trim()) : "No videos yet"} />}
      {can && can.length > 0 && (
        <ul className={styles.list}>
          {can.map((video) => (
            <li key={video.id}>
              <button type="button" className={styles.pick} onClick={() => onChoose(video.id)}>
                <VideoLine video={video} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <MoreButton more={library.more} small />
    </Dialog>
  );
}
