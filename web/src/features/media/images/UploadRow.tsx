import { useState, type CSSProperties } from "react";
import { Button } from "../../../ui/Button";
import { Icon } from "../../../ui/Icon";
import styles from "./Images.later.module.css";
import type { Upload, UploadQueue } from "./uploadQueue";

interface Props {
  upload: Upload;
  onAgain: () => void;
  onCancel: () => void;
}

interface RowsProps {
  uploads: readonly Upload[];
  queue: UploadQueue;
  onCancel: (upload: Upload) => void;
}

/** The uploads of a field. */
export const UploadRows = ({ uploads, queue, onCancel }: RowsProps) =>
  uploads.map((upload) => (
    <UploadRow key={`upload-${upload.key}`} upload={upload} onAgain={() => queue.again(upload.key)} onCancel={() => onCancel(upload)} />
  ));

/** An upload with its progress, drawn as a running stitch. */
function UploadRow({ upload, onAgain, onCancel }: Props) {
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
        <Button look="line" small aria-label={`${failed ? "Remove" : "Cancel"} ${name}`} onClick={onCancel}>
          {failed ? "Remove" : "Cancel"}
        </Button>
      </div>
    </li>
  );
}

function progressOf(state: Upload["state"], percent: number): string {
  if (state === "queued") return "Waiting";
  return percent >= 100 ? "Processing…" : `${percent}%`;
}
