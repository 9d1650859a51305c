import type { LessonFile } from "../../../api/schema";
import { lessonFile } from "../paths";
import { factsOf } from "../lessonFile";
import styles from "./MyCourses.later.module.css";
import { messages } from "./messages";

/** Files of the chosen lesson. The size is seen before a press costs data. */
export function LessonFiles({ enrolmentId, files }: { enrolmentId: number; files: readonly LessonFile[] }) {
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="lesson-files" className={styles.files}>
      <h3 id="lesson-files">{messages.files.heading}</h3>
      <ul>
        {files.map((file) => (
          <li key={file.id}>
            <a href={lessonFile(enrolmentId, file.id)} download className={styles.file}>
              <b>{file.name}</b> <small>{factsOf(file)}</small> <span className={styles.get}>{messages.files.download}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
