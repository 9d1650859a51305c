import { useSortable } from "@dnd-kit/sortable";
import { TextField, useControlled } from "../../../admin/form/fields";
import type { EditForm } from "../../../admin/form/useEditForm";
import { VideoField } from "../../media/public/VideoField";
import { Button, IconButton } from "../../../ui/Button";
import { classNames } from "../../../ui/classNames";
import shared from "../../../ui/shared.module.css";
import styles from "./Courses.later.module.css";
import { MOST, type CourseValues, type LessonValue } from "./rules";

interface Props {
  edit: EditForm<CourseValues>;
  lesson: LessonValue;
  place: number;
  last: boolean;
  onMove: (way: "up" | "down") => void;
  onTakeOut: () => void;
}

/** One lesson: its title, video and position. */
export function LessonRow({ edit, lesson, place, last, onMove, onTakeOut }: Props) {
  const { key } = lesson;
  const { setNodeRef, setActivatorNodeRef, listeners, transform, transition, isDragging } = useSortable({ id: key });
  const video = useControlled({ edit, name: `lessons.${place}.videoId`, label: `Video of lesson ${place + 1}` });
  /** Sets the video. The upload may finish after the lesson was moved. */
  const take = (videoId: number | null) => {
    const at = edit.form.getValues("lessons").findIndex((one) => one.key === key);
    if (at >= 0) edit.form.setValue(`lessons.${at}.videoId`, videoId, { shouldDirty: true });
  };
  const shift = transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined;
  const number = `lesson ${place + 1}`;
  return (
    <li ref={setNodeRef} data-lesson={key} className={classNames(styles.lesson, isDragging && styles.inHand)} style={{ transform: shift, transition }}>
      <div className={styles.lessonHead}>
        <span ref={setActivatorNodeRef} className={styles.handle} {...listeners} aria-hidden="true">
          <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor">
            <path d="M7 4h3v3H7zM14 4h3v3h-3zM7 10.500h3v3H7zM14 10.500h3v3h-3zM7 17h3v3H7zM14 17h3v3h-3z" />
          </svg>
        </span>
        <b>Lesson {place + 1}</b>
        <IconButton icon="down" label={`Move up: ${number}`} data-way={`up-${key}`} className={styles.up} aria-disabled={place === 0 || undefined} onClick={() => onMove("up")} />
        <IconButton icon="down" label={`Move down: ${number}`} data-way={`down-${key}`} aria-disabled={last || undefined} onClick={() => onMove("down")} />
      </div>
      <TextField edit={edit} name={`lessons.${place}.title`} label="Title" most={MOST.lessonTitle} />
      <VideoField {...video} onChange={take} hideLabel audience="buyers" />
      <Button small look="line" onClick={onTakeOut}>
        Remove lesson<span className={shared.hidden}>: {number}</span>
      </Button>
    </li>
  );
}
