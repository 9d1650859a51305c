import { useEffect, useState } from "react";
import type { Captions as CaptionsFile } from "../../../api/schema";
import styles from "./Player.later.module.css";

interface Props {
  video: HTMLVideoElement | null;
  /** The file of the video element's track. */
  file: CaptionsFile | undefined;
  shown: boolean;
}

const textOf = (cue: TextTrackCue): string => {
  const { text } = cue as VTTCue;
  return text.replaceAll(/<[^>]*>/g, "");
};

/** The current caption. Rendered here, so that it is above the controls and as large as other text. */
export function Captions({ video, file, shown }: Props) {
  const address = file?.src;
  const [lines, setLines] = useState<string[]>([]);
  useEffect(() => {
    const track = video?.textTracks[0];
    if (!track || !address) return;
    // Hidden: the browser loads and times the cues but does not draw them.
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
