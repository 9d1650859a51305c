import { useEffect, useState } from "react";
import type { Captions as CaptionsFile } from "../../../api/schema";
import styles from "./Player.later.module.css";

interface Props {
  video: HTMLVideoElement | null;
  /** The file whose track the video element has. */
  file: CaptionsFile | undefined;
  shown: boolean;
}

const textOf = (cue: TextTrackCue): string => {
  const { text } = cue as VTTCue;
  return text.replaceAll(/<[^>]*>/g, "");
};

/** What is said at this moment. Drawn here, so that it stands above the controls and is as large as other text. */
export function Captions({ video, file, shown }: Props) {
  const address = file?.src;
  const [lines, setLines] = useState<string[]>([]);
  useEffect(() => {
    const track = video?.textTracks[0];
    if (!track || !address) return;
    // The browser reads the file and keeps time, but draws nothing.
    track.mode = shown ? "hidden" : "disabled";
    const update = () => setLines(Array.from(track.activeCues ?? [], textOf));
    track.addEventListener("cuechange", update);
    return () => {
      track.removeEventListener("cuechange", update);
      setLines([]);
    };
  }, [video, address, shown]);
  if (!shown || lines.length === 0) return null;
  return (
    <p className={styles.captions} lang={file?.language}>
      <span>{lines.join("\n")}</span>
    </p>
  );
}
