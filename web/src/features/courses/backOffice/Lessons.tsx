import { useRef, useState } from "react";
import { useFieldArray } from "react-hook-form";
import { AdminIcon } from "../../../admin/AdminIcon";
import type { EditForm } from "../../../admin/form/useEditForm";
import { useLabel } from "../../../admin/form/useLabel";
import { Sorting } from "../../../admin/list/Sorting";
import { Panel } from "../../../admin/Screen";
import { offerUndo } from "../../../admin/undo";
import { Icon } from "../../../ui/Icon";
import shared from "../../../ui/shared.module.css";
import styles from "./Courses.later.module.css";
import { emptyLesson } from "./courseValues";
import { LessonRow } from "./LessonRow";
import { MOST, type CourseValues } from "./rules";
import { counted, workLength } from "./messages";

interface Props {
  edit: EditForm<CourseValues>;
  /** Id of the course; absent before it is first saved. */
  courseId?: number | undefined;
  /** Lengths of the videos that are ready, in seconds. */
  seconds: ReadonlyMap<number, number>;
}

/** The lessons of a course in their order: add, edit, move and remove. */
export function Lessons({ edit, courseId, seconds }: Props) {
  const { fields, append, insert, move, remove } = useFieldArray({ control: edit.form.control, name: "lessons", keyName: "row" });
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState("");
  const { values } = edit;
  useLabel(edit, "lessons", "Lessons");
  const error = edit.errorOf("lessons") ?? edit.errorOf("lessons.root");
  const keys = fields.map(({ key }) => key);
  const total = values.lessons.reduce((sum, { videoId }) => sum + (videoId === null ? 0 : (seconds.get(videoId) ?? 0)), 0);

  const focus = (what: string) => requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(what)?.focus());
  const go = (from: number, to: number) => {
    if (to < 0 || to >= fields.length || from === to) return;
    move(from, to);
    setSaid(`Lesson ${from + 1} moved to position ${to + 1}.`);
  };
  const press = (key: string, from: number, way: "up" | "down") => {
    go(from, from + (way === "up" ? -1 : 1));
    // The row moves in the page, and its button loses the focus.
    focus(`[data-way="${way}-${key}"]`);
  };
  const add = () => {
    const key = `new-${crypto.randomUUID()}`;
    append(emptyLesson(key), { shouldFocus: false });
    focus(`[data-lesson="${key}"] input`);
  };
  const takeOut = (place: number) => {
    const lesson = edit.form.getValues(`lessons.${place}`);
    remove(place);
    offerUndo({
      text: `${lesson.title || `Lesson ${place + 1}`} removed`,
      note: "The course does not change until you save.",
      undo: () => Promise.resolve(insert(place, lesson, { shouldFocus: false })),
    });
  };
  return (
    <Panel
      title="Lessons"
      aside={
        <span className={shared.muted}>
          {counted(fields.length, "lesson")}
          {total > 0 && `, ${workLength(total)} of video`}
        </span>
      }
    >
      <div id={edit.idOf("lessons")} className={styles.lessons}>
        {error && (
          <p className={styles.wrong}>
            <Icon name="warning" /> {error}
          </p>
        )}
        {fields.length === 0 && <p className={shared.muted}>A course has one or more lessons, each with a title and a video.</p>}
        <Sorting ids={keys} nameOf={(key) => `Lesson ${keys.indexOf(String(key)) + 1}`} onMove={go}>
          <ol ref={list}>
            {fields.map((field, place) => (
              <LessonRow
                key={field.key}
                edit={edit}
                courseId={courseId}
                lesson={field}
                place={place}
                last={place === fields.length - 1}
                onMove={(way) => press(field.key, place, way)}
                onTakeOut={() => takeOut(place)}
              />
            ))}
          </ol>
        </Sorting>
        <p role="status" className={shared.hidden}>
          {said}
        </p>
        {fields.length < MOST.lessons && (
          <button type="button" className={styles.add} onClick={add}>
            <AdminIcon name="plus" />
            Add lesson
          </button>
        )}
      </div>
    </Panel>
  );
}
