import { useState, type CSSProperties } from "react";
import { Button } from "../../../ui/Button";
import { Icon } from "../../../ui/Icon";
import styles from "./Images.later.module.css";
import type { Upload } from "./uploadQueue";

interface Props {
  upload: Upload;
  onAgain: () => void;
  onCancel: () => void;
}

/** A file on its way: a running stitch with the needle at its head. Offline the needle rests, for nothing is lost. */
export function UploadRow({ upload, onAgain, onCancel }: Props) {
  const { name, preview, state, share, said, again } = upload;
  const [seen, setSeen] = useState(true);
  const percent = Math.round(share * 100);
  const failed = state === "failed";
  return (
    <li className={styles.upload}>
      <span className={styles.thumb}>
        {seen && !failed && <img src={preview} alt="" onError={() => setSeen(false)} />}
        {failed && <Icon name="warning" />}
      </span>
      <div className={styles.uploadText}>
        <p className={styles.fileName}>{name}</p>
        <p role={failed ? "alert" : undefined} className={failed ? styles.wrong : styles.said}>
          {said ?? progressOf(state, percent)}
        </p>
        {!failed && (
          <div
            role="progressbar"
            aria-label={name}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={percent}
            className={styles.line}
            data-resting={state === "offline" || undefined}
            style={{ "--p": share } as CSSProperties}
          >
            <i />
            <b />
          </div>
        )}
      </div>
      <div className={styles.uploadTools}>
        {again && (
          <Button look="line" small onClick={onAgain}>
            Try Again
          </Button>
        )}
        <Button look="line" small aria-label={`${failed ? "Leave out" : "Cancel"} ${name}`} onClick={onCancel}>
          {failed ? "Leave out" : "Cancel"}
        </Button>
      </div>
    </li>
  );
}

function progressOf(state: Upload["state"], percent: number): string {
  if (state === "queued") return "Waits for its turn";
  return percent >= 100 ? "Arrived. The shop makes its sizes…" : `${percent} %`;
}
