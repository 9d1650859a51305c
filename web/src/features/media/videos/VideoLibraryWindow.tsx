import { useState } from "react";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { Field } from "../../../ui/Field";
import { Empty, Loading, Skeleton } from "../../../ui/States";
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

/** Choosing from what the shop has already. */
export default function VideoLibraryWindow({ audience, onChoose, onClose }: Props) {
  const [text, setText] = useState("");
  const library = useVideoLibrary({ q: text.trim(), public: audience === "everybody" });
  const { videos } = library;
  const can = videos?.filter(({ state }) => state !== "failed");
  return (
    <Dialog open onClose={onClose} title="The shop's videos" look="wide">
      <Field
        label="Search"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={80}
        hint={audience === "everybody" ? "Videos that everybody may watch" : "Videos for those who bought a course"}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          // The form behind the window is not meant.
          if (event.key === "Enter") event.preventDefault();
        }}
      />
      {library.error && !videos && <Waiting failure={library.error} onRetry={library.retry} />}
      {!videos && !library.error && (
        <Loading text="Loading...">
          <Skeleton lines={4} />
        </Loading>
      )}
      {can?.length === 0 && <Empty title={text.trim() ? `No video is called "${text.trim()}"` : "No videos yet"} />}
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
      {library.more && (
        <Button look="line" small busy={library.loadingMore} onClick={library.more}>
          View More
        </Button>
      )}
    </Dialog>
  );
}
