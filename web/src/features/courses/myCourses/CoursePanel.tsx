import { useRef, useState, type Ref } from "react";
import { flushSync } from "react-dom";
import { longDay } from "../../../format/date";
import { paragraphsOf } from "../../../format/text";
import { ReceiptLinks } from "../../invoices/public/ReceiptLinks";
import type { SessionUser } from "../../auth/public/useSession";
import { useShop } from "../../content/public/useShop";
import { Badge } from "../../../ui/Badge";
import { Icon } from "../../../ui/Icon";
import { Frame, ResponsiveImage } from "../../../ui/Photo";
import { posterOf } from "../course";
import { Player, type PlayerHandle } from "../player/Player";
import type { Progress } from "../player/lesson";
import type { Enrolment, EnrolmentLesson } from "../../../api/schema";
import { lessonAfter, lessonToGoOn, standing } from "./enrolments";
import { CertificatePart } from "./CertificatePart";
import { LessonFiles } from "./LessonFiles";
import { LessonList } from "./LessonList";
import { QuestionsPart } from "./QuestionsPart";
import styles from "./MyCourses.later.module.css";
import { viewerOf } from "./viewer";
import { messages } from "./messages";

interface Props {
  ref: Ref<PlayerHandle>;
  user: SessionUser;
  enrolment: Enrolment;
  /** Called when an expired course is played. */
  onRefuse: (enrolment: Enrolment) => void;
  onProgress: (progress: Progress) => void;
}

/** The chosen course: player, description, period, lessons and review. */
export function CoursePanel({ ref, user, enrolment, onRefuse, onProgress }: Props) {
  const shop = useShop();
  const player = useRef<PlayerHandle>(null);
  // Chosen once for each course: the lesson must not change while progress is updated.
  const [chosen, setChosen] = useState<{ courseId: number; lessonId: number }>();
  const { lessons, courseId, state } = enrolment;
  const picked = lessons.find(({ id }) => chosen?.courseId === courseId && id === chosen.lessonId);
  const [start, setStart] = useState({ courseId, lesson: lessonToGoOn(enrolment)?.id });
  if (start.courseId !== courseId) setStart({ courseId, lesson: lessonToGoOn(enrolment)?.id });
  const lesson = picked ?? lessons.find(({ id }) => id === start.lesson) ?? lessons[0];
  const active = state === "active";

  const play = (wanted: EnrolmentLesson) => {
    if (!active) {
      onRefuse(enrolment);
      return;
    }
    // Synchronous, so that playback starts within the user's gesture.
    flushSync(() => setChosen({ courseId, lessonId: wanted.id }));
    player.current?.show();
    player.current?.play();
  };
  const following = lesson && lessonAfter(lessons, lesson.id);
  const hold = (handle: PlayerHandle | null) => {
    player.current = handle;
    if (typeof ref === "function") ref(handle);
    else if (ref) ref.current = handle;
  };
  const image = enrolment.serviceImage;

  return (
    <section className={styles.panel} aria-labelledby="chosen-course">
      <div className={styles.bleed}>
        {active && lesson ? (
          <Player
            ref={hold}
            lesson={{ enrolmentId: enrolment.id, lessonId: lesson.id, seconds: lesson.seconds, positionSeconds: lesson.positionSeconds }}
            title={lessons.length > 1 ? lesson.title : enrolment.serviceName}
            shop={shop?.businessName ?? ""}
            poster={image && posterOf(image)}
            viewer={viewerOf(user)}
            next={following && { title: following.title, play: () => play(following) }}
            onProgress={onProgress}
          />
        ) : (
          <ClosedVideo enrolment={enrolment} onRefuse={() => onRefuse(enrolment)} />
        )}
      </div>
      <div className={styles.about}>
        {active && lesson && lessons.length > 1 && (
          <p className={styles.quiet}>
            {messages.lessonOf(lessons.indexOf(lesson) + 1, lessons.length)}: {lesson.title}
          </p>
        )}
        <h2 id="chosen-course" className={styles.title}>
          {enrolment.serviceName}
        </h2>
        {active && lesson && <LessonFiles enrolmentId={enrolment.id} files={lesson.files} />}
        <div className={styles.text}>
          {(enrolment.mainDescription.trim() ? paragraphsOf(enrolment.mainDescription) : [messages.noDescription]).map(
            (paragraph, place) => (
              <p key={place}>{paragraph}</p>
            ),
          )}
        </div>
        <dl className={styles.facts}>
          <div>
            <dt>{messages.purchased}</dt>
            <dd>{longDay(enrolment.startedAt)}</dd>
          </div>
          <div>
            <dt>{messages.expires}</dt>
            <dd>{enrolment.expiresAt ? longDay(enrolment.expiresAt) : messages.unknown}</dd>
          </div>
          <div>
            <dt>{messages.status}</dt>
            <dd>
              <Badge kind={active ? "good" : "bad"}>{messages[standing(enrolment)]}</Badge>
            </dd>
          </div>
          {enrolment.refundedAt && (
            <div>
              <dt>{messages.refundedOn}</dt>
              <dd>{longDay(enrolment.refundedAt)}</dd>
            </div>
          )}
        </dl>
        <CertificatePart key={enrolment.id} enrolment={enrolment} />
        <ReceiptLinks kind="course" reference={String(courseId)} />
        {lessons.length > 0 && <LessonList lessons={lessons} current={active ? lesson?.id : undefined} onPlay={play} />}
        {active && lesson && <QuestionsPart enrolment={enrolment} lesson={lesson} />}
      </div>
    </section>
  );
}

/** The image of an expired course in place of the player. A press explains why it does not play. */
function ClosedVideo({ enrolment, onRefuse }: { enrolment: Enrolment; onRefuse: () => void }) {
  return (
    <div className={styles.closed}>
      <Frame ratio="16/9" plain>
        <ResponsiveImage image={enrolment.serviceImage} sizes="(max-width: 768px) 100vw, 720px" alt="" />
      </Frame>
      <button type="button" className={styles.closedPlay} aria-label={messages.watch} onClick={onRefuse}>
        <Icon name="play" />
      </button>
    </div>
  );
}
