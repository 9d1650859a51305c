import { useState } from "react";
import { FileButton } from "../../../admin/FileButton";
import { offerUndo } from "../../../admin/undo";
import { useFresh, useRefresh } from "../../../admin/useFresh";
import { useSiteChange } from "../../../admin/useChange";
import type { LessonFileDetail } from "../../../api/schema";
import { Button } from "../../../ui/Button";
import { Icon } from "../../../ui/Icon";
import shared from "../../../ui/shared.module.css";
import { factsOf } from "../lessonFile";
import styles from "./Courses.later.module.css";
import { LessonFileRow } from "./LessonFileRow";
import * as calls from "./queries";
import { useFileUpload, type FileUpload } from "./useFileUpload";

const MOST_FILES = 5;
const ACCEPTED = "application/pdf,image/png,image/jpeg";

interface Props {
  courseId: number;
  lessonId: number;
  /** For accessible names: "lesson 2". */
  lesson: string;
}

/** The files that buyers download with a lesson. Unlike the form around them, they are stored at once. */
export function LessonFiles({ courseId, lessonId, lesson }: Props) {
  const { data, error, refetch } = useFresh(calls.lessonFiles(courseId));
  const refresh = useRefresh();
  const upload = useFileUpload(refresh);
  const { busy, change } = useSiteChange();
  const [said, setSaid] = useState("");
  const own = (data ?? []).filter((file) => file.lessonId === lessonId);
  const files = own.filter(({ deletedAt }) => deletedAt === undefined);
  const removed = own.filter(({ deletedAt }) => deletedAt !== undefined);

  const move = async (from: number, to: number) => {
    if (busy || to < 0 || to >= files.length) return;
    const ids = files.map(({ id }) => id);
    ids.splice(to, 0, ...ids.splice(from, 1));
    if (await change(() => calls.reorderLessonFiles(lessonId, ids))) setSaid(`File ${from + 1} moved to position ${to + 1}.`);
  };
  const remove = async ({ id, name }: LessonFileDetail) => {
    if (!(await change(() => calls.deleteLessonFile(id)))) return;
    offerUndo({
      text: `${name} removed`,
      note: "Its link no longer works.",
      undo: async () => void (await change(() => calls.restoreLessonFile(id))),
    });
  };
  const replace = async ({ id, name }: LessonFileDetail, content: File) => {
    if (!(await upload.start(content, calls.replacerOf(id)))) return;
    offerUndo({
      text: `${name} replaced`,
      note: "Buyers get the new content under the same link.",
      undo: async () => void (await change(() => calls.restoreLessonFile(id))),
    });
  };
  return (
    <section aria-label={`Patterns and files of ${lesson}`} className={styles.files}>
      <h3>Patterns and files</h3>
      <p className={shared.muted}>PDF, PNG or JPEG, up to 20 MB each. Buyers can download them as soon as they are uploaded.</p>
      {error && !data && (
        <p className={styles.wrong}>
          <Icon name="warning" /> The files could not be loaded.{" "}
          <button type="button" className={shared.stitch} onClick={() => void refetch()}>
            Try Again
          </button>
        </p>
      )}
      <ul>
        {files.map((file, place) => (
          <LessonFileRow
            key={file.id}
            file={file}
            place={place}
            last={place === files.length - 1}
            busy={busy || upload.busy}
            onMove={(to) => void move(place, to)}
            onRename={(name) => change(() => calls.renameLessonFile(file.id, name))}
            onReplace={(content) => void replace(file, content)}
            onRemove={() => void remove(file)}
          />
        ))}
        {upload.current && <UploadRow upload={upload.current} onDismiss={upload.dismiss} />}
      </ul>
      <p role="status" className={shared.hidden}>
        {said}
      </p>
      {data && files.length < MOST_FILES && (
        <FileButton
          small
          name={`Add file to ${lesson}`}
          accept={ACCEPTED}
          busy={upload.busy}
          onFiles={([file]) => file && void upload.start(file, calls.uploaderTo(lessonId))}
        >
          Add file<span className={shared.hidden}> to {lesson}</span>
        </FileButton>
      )}
      {removed.length > 0 && (
        <details>
          <summary>Removed files ({removed.length})</summary>
          <p className={shared.muted}>They can be restored for 30 days, and so can the earlier content of a file that was replaced.</p>
          <ul>
            {removed.map((file) => (
              <li key={file.id} className={styles.file}>
                <div>
                  <b>{file.name}</b>
                  <p className={shared.muted}>
                    {file.replacedBy !== undefined && "Earlier content: "}
                    {factsOf(file)}
                  </p>
                </div>
                <Button small look="line" busy={busy} onClick={() => void change(() => calls.restoreLessonFile(file.id))}>
                  Restore<span className={shared.hidden}>: {file.name}</span>
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

function UploadRow({ upload: { name, share, error }, onDismiss }: { upload: FileUpload; onDismiss: () => void }) {
  const percent = Math.round(share * 100);
  return (
    <li className={styles.file}>
      <div>
        <b>{name}</b>
        {error === undefined ? (
          <p className={styles.progress}>
            <progress max={100} value={percent} aria-label={`Upload of ${name}`} /> {percent < 100 ? `${percent}%` : "Checking…"}
          </p>
        ) : (
          <p role="alert" className={styles.wrong}>
            <Icon name="warning" /> {error}
          </p>
        )}
      </div>
      <Button small look="line" onClick={onDismiss}>
        {error === undefined ? "Cancel" : "Dismiss"}
        <span className={shared.hidden}>: {name}</span>
      </Button>
    </li>
  );
}
