import { LazyPart } from "../../../ui/LazyPart";
import { toast } from "../../../ui/noticeStore";
import type { Enrolment, EnrolmentLesson } from "../../../api/schema";
import styles from "./MyCourses.later.module.css";
import { messages } from "./messages";

/** Loaded separately, so that the video does not wait for it. */
const loadQuestions = () => import("./Questions");

/** Questions about the chosen lesson. */
export function QuestionsPart({ enrolment, lesson }: { enrolment: Enrolment; lesson: EnrolmentLesson }) {
  return (
    <section aria-labelledby="questions">
      <h3 id="questions" className={styles.heading}>
        {enrolment.lessons.length > 1 ? messages.questions.about(lesson.title) : messages.questions.heading}
      </h3>
      <LazyPart
        load={loadQuestions}
        given={{ enrolmentId: enrolment.id, lesson }}
        onFailure={() => toast(messages.offline, { kind: "error" })}
      />
    </section>
  );
}
