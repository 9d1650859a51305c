import { useState, type Ref } from "react";
import { FileButton } from "../../../admin/FileButton";
import { OFFLINE } from "../../../format/failures";
import { Button } from "../../../ui/Button";
import { LazyPart } from "../../../ui/LazyPart";
import { toast } from "../../../ui/noticeStore";
import { ImageIcon } from "../images/ImageIcon";
import { VideoIcon } from "./VideoIcon";
import styles from "./Videos.later.module.css";
import type { NewVideo } from "./uploadStore";

const loadLibrary = () => import("./VideoLibraryDialog");

export const VIDEO_FILES = "video/mp4,video/quicktime,video/webm,.mp4,.mov,.webm";

interface Props {
  ref?: Ref<HTMLButtonElement> | undefined;
  label: string;
  audience: NewVideo["audience"];
  onFile: (file: File) => void;
  onVideo: (videoId: number) => void;
}

/** The buttons to add a video from a file or from the library. */
export function ChooseVideo({ ref, label, audience, onFile, onVideo }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <div className={styles.choosing}>
        <FileButton ref={ref} name={`${label}: upload a video`} accept={VIDEO_FILES} onFiles={([file]) => file && onFile(file)}>
          <VideoIcon name="up" />
          Upload video
        </FileButton>
        <Button look="line" onClick={() => setOpen(true)}>
          <ImageIcon name="store" />
          Library
        </Button>
      </div>
      <p className={styles.small}>MP4 up to 2 GB. You can leave this page during the upload.</p>
      {open && (
        <LazyPart
          load={loadLibrary}
          given={{
            audience,
            onClose: () => setOpen(false),
            onChoose: (video: number) => {
              setOpen(false);
              onVideo(video);
            },
          }}
          onFailure={() => {
            setOpen(false);
            toast(OFFLINE, { kind: "error" });
          }}
        />
      )}
    </>
  );
}
