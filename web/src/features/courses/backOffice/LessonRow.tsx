import { TextField, useControlled } from "../../../admin/form/fields";
import type { EditForm } from "../../../admin/form/useEditForm";
import { VideoField } from "../../media/public/VideoField";
import { useSorted } from "../../../admin/list/Sorting";
import { Button, IconButton } from "../../../ui/Button";
import { classNames } from "../../../ui/classNames";
import shared from "../../../ui/shared.module.css";
import styles from "./Courses.later.module.css";
import { LessonFiles } from "./LessonFiles";
import { MOST, type CourseValues, type LessonValue } from "./rules";

interface Props {
  edit: EditForm<CourseValues>;
  /** Id of the course; absent before it is first saved. */
  courseId: number | undefined;
  lesson: LessonValue;
  place: number;
  last: boolean;
  onMove: (way: "up" | "down") => void;
  onTakeOut: () => void;
}

/** One lesson: its title, video and position. */
export function LessonRow({ edit, courseId, lesson, place, last, onMove, onTakeOut }: Props) {
  const { key } = lesson;
  const { isDragging, line, handle } = useSorted(key, styles.handle);
  const video = useControlled({ edit, name: `lessons.${place}.videoId`, label: `Video of lesson ${place + 1}` });
  /** Sets the video. The upload may finish after the lesson was moved. */
  const take = (videoId: number | null) => {
    const at = edit.form.getValues("lessons").findIndex((one) => one.key === key);
    if (at >= 0) edit.form.setValue(`lessons.${at}.videoId`, videoId, { shouldDirty: true });
  };
  const number = `lesson ${place + 1}`;
  return (
    <li {...line} data-lesson={key} className={classNames(styles.lesson, isDragging && styles.inHand)}>
      <div className={styles.lessonHead}>
        {handle}
        <b>Lesson {place + 1}</b>
        <IconButton icon="down" label={`Move up: ${number}`} data-way={`up-${key}`} className={styles.up} aria-disabled={place === 0 || undefined} onClick={() => onMove("up")} />
        <IconButton icon="down" label={`Move down: ${number}`} data-way={`down-${key}`} aria-disabled={last || undefined} onClick={() => onMove("down")} />
      </div>
      <TextField edit={edit} name={`lessons.${place}.title`} label="Title" most={MOST.lessonTitle} />
      <VideoField {...video} onChange={take} hideLabel audience="buyers" />
      {courseId !== undefined && lesson.id !== null ? (
        <LessonFiles courseId={courseId} lessonId={lesson.id} lesson={number} />
      ) : (
        <p className={shared.muted}>Save the course to add patterns and files to this lesson.</p>
      )}
      <Button small look="line" onClick={onTakeOut}>
        Remove lesson<span className={shared.hidden}>: {number}</span>
      </Button>
    </li>
  );
}
