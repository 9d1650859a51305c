import { useId, useState } from "react";
import { FileButton } from "../../../admin/FileButton";
import type { LessonFileDetail } from "../../../api/schema";
import { Button, IconButton } from "../../../ui/Button";
import { Field } from "../../../ui/Field";
import shared from "../../../ui/shared.module.css";
import { factsOf } from "../lessonFile";
import styles from "./Courses.later.module.css";
import * as paths from "./paths";

const LONGEST_NAME = 120;

interface Props {
  file: LessonFileDetail;
  place: number;
  last: boolean;
  busy: boolean;
  onMove: (to: number) => void;
  /** Resolves to true when it was done. */
  onRename: (name: string) => Promise<boolean>;
  onReplace: (content: File) => void;
  onRemove: () => void;
}

/** One file of a lesson: its name, position and content. */
export function LessonFileRow({ file, place, last, busy, onMove, onRename, onReplace, onRemove }: Props) {
  const [typed, setTyped] = useState<string>();
  const id = useId();
  const of = <span className={shared.hidden}>: {file.name}</span>;
  const save = async () => {
    const name = typed?.trim() ?? "";
    if (name && (name === file.name || (await onRename(name)))) setTyped(undefined);
  };
  return (
    <li className={styles.file}>
      {typed === undefined ? (
        <div>
          <a href={paths.lessonFile(file.id)} download className={shared.stitch}>
            {file.name}
          </a>
          <p className={shared.muted}>{factsOf(file)}</p>
        </div>
      ) : (
        <Field
          id={id}
          label="Name for buyers"
          value={typed}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          error={typed.trim() ? undefined : "Enter a name."}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // Not the form of the course, which is around it.
            event.preventDefault();
            void save();
          }}
        />
      )}
      <div className={styles.fileTools}>
        {typed === undefined ? (
          <>
            <IconButton icon="down" label={`Move up: ${file.name}`} className={styles.up} aria-disabled={place === 0 || undefined} onClick={() => onMove(place - 1)} />
            <IconButton icon="down" label={`Move down: ${file.name}`} aria-disabled={last || undefined} onClick={() => onMove(place + 1)} />
            <Button small look="line" onClick={() => setTyped(file.name)}>
              Rename{of}
            </Button>
            <FileButton small name={`Replace ${file.name}`} accept="application/pdf,image/png,image/jpeg" busy={busy} onFiles={([content]) => content && onReplace(content)}>
              Replace{of}
            </FileButton>
            <Button small look="line" busy={busy} onClick={onRemove}>
              Remove{of}
            </Button>
          </>
        ) : (
          <>
            <Button small busy={busy} onClick={() => void save()}>
              Save name
            </Button>
            <Button small look="line" onClick={() => setTyped(undefined)}>
              Cancel
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
