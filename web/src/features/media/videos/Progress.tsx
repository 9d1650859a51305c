import type { CSSProperties } from "react";
import { fileSize } from "../../../format/fileSize";
import { Button } from "../../../ui/Button";
import { CancelUpload } from "./CancelUpload";
import styles from "./Videos.later.module.css";
import { VideoIcon } from "./VideoIcon";
import { videoUploads, type VideoUpload } from "./uploadStore";
import { leftText, percentOf, sizeOfText } from "./messages";

/** A video upload with its progress, drawn as a running stitch. */
export function Progress({ upload, onCancelled }: { upload: VideoUpload; onCancelled?: (() => void) | undefined }) {
  const { key, name, sent, total, state, said } = upload;
  const percent = percentOf(sent, total);
  const waiting = state === "waiting";
  const cancel = () => {
    onCancelled?.();
    void videoUploads.cancel(key);
    return Promise.resolve(true);
  };
  return (
    <div className={styles.progress} data-state={state}>
      <div className={styles.figures}>
        <b>{percent} %</b>
        <p>
          {waiting && <strong>No connection</strong>}
          {state === "paused" && <strong>Paused</strong>}
          {waiting || state === "paused" ? (
            <span>{fileSize(sent)} is safely here.</span>
          ) : (
            <span>
              {sizeOfText(sent, total)}. {leftText(upload.secondsLeft)}
            </span>
          )}
        </p>
      </div>
      <Thread label={name} share={total > 0 ? sent / total : 0} resting={state !== "sending"} />
      {state === "failed" ? (
        <p role="alert" className={styles.wrong}>
          {said}
        </p>
      ) : (
        <p className={styles.calm} role="status">
          <VideoIcon name="cloud" />
          <span>{calmText(upload, percent)}</span>
        </p>
      )}
      <div className={styles.tools}>
        {state === "sending" && (
          <Button look="line" small onClick={() => videoUploads.pause(key)}>
            Pause
          </Button>
        )}
        {(state === "paused" || waiting || upload.again) && (
          <Button look="line" small onClick={() => videoUploads.goOn(key)}>
            {state === "paused" ? "Resume" : "Try Again"}
          </Button>
        )}
        {state === "failed" && !upload.again ? (
          <Button look="line" small onClick={() => void cancel()}>
            Remove
          </Button>
        ) : (
          <CancelUpload of={name} busy={false} onYes={cancel} />
        )}
      </div>
    </div>
  );
}

function calmText({ state }: VideoUpload, percent: number): string {
  if (state === "waiting") return `Resumes automatically at ${percent}% when the network is back.`;
  if (state === "paused") return `Resume at ${percent}% at any time within a day.`;
  return `You can leave this page. If the connection drops, the upload resumes.`;
}

export function Thread({ label, share, resting }: { label: string; share: number; resting: boolean }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(share * 100)}
      className={styles.thread}
      data-resting={resting || undefined}
      style={{ "--p": share } as CSSProperties}
    >
      <i />
      <svg viewBox="0 0 66 10" aria-hidden="true">
        <path d="M0 5c8-5 18-5 26-3L66 5 26 8C18 10 8 10 0 5z" />
      </svg>
    </div>
  );
}
