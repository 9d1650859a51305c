import { useEffect, useState } from "react";
import styles from "./Player.later.module.css";

interface Props {
  film: HTMLVideoElement | null;
  /** Address of the captions file. */
  address: string | undefined;
  shown: boolean;
}

const textOf = (cue: TextTrackCue): string => {
  const { text } = cue as VTTCue;
  return text.replaceAll(/<[^>]*>/g, "");
};

/** What is said at this moment. Drawn here, so that it stands above the controls and is as large as other text. */
export function Captions({ film, address, shown }: Props) {
  const [lines, setLines] = useState<string[]>([]);
  useEffect(() => {
    const track = film?.textTracks[0];
    if (!track || !address) return;
    // The browser reads the file and keeps time, but draws nothing.
    track.mode = shown ? "hidden" : "disabled";
    const update = () => setLines(Array.from(track.activeCues ?? [], textOf));
    track.addEventListener("cuechange", update);
    return () => {
      track.removeEventListener("cuechange", update);
      setLines([]);
    };
  }, [film, address, shown]);
  if (!shown || lines.length === 0) return null;
  return (
    <p className={styles.captions}>
      <span>{lines.join("\n")}</span>
    </p>
  );
}
