import { videoLength } from "../../../format/date";
import type { EnrolmentLesson } from "../../../api/schema";
import styles from "./MyCourses.later.module.css";
import { ProgressBar } from "./ProgressBar";
import { messages } from "./messages";

interface Props {
  lessons: readonly EnrolmentLesson[];
  current: number | undefined;
  onPlay: (lesson: EnrolmentLesson) => void;
}

/** The lessons in order with their progress. A press plays one. */
export function LessonList({ lessons, current, onPlay }: Props) {
  return (
    <section aria-labelledby="lessons">
      <h3 id="lessons" className={styles.heading}>
        {messages.lessons}
      </h3>
      <ol className={styles.lessons}>
        {lessons.map((lesson, place) => (
          <li key={lesson.id}>
            <button
              type="button"
              className={styles.lesson}
              aria-current={lesson.id === current ? "true" : undefined}
              onClick={() => onPlay(lesson)}
            >
              <span className={styles.number}>{place + 1}</span>
              <span className={styles.lessonName}>{lesson.title}</span>
              <span className={styles.length}>{videoLength(lesson.seconds)}</span>
              {lesson.files.length > 0 && <span className={styles.fileCount}>{messages.files.count(lesson.files.length)}</span>}
              <ProgressBar percent={lesson.watchedPercent} done={lesson.done} what={lesson.title} />
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
