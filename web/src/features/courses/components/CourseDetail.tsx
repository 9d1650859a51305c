import type { CourseDetails } from "../../../api/schema";
import { day, videoLength } from "../../../format/date";
import { paragraphsOf } from "../../../format/text";
import { Badge } from "../../../ui/Badge";
import { LazyPart } from "../../../ui/LazyPart";
import { toast } from "../../../ui/noticeStore";
import { ShareButton } from "../../../ui/ShareButton";
import shared from "../../../ui/shared.module.css";
import { Stars } from "../../../ui/Stars";
import { paths } from "../paths";
import { ChatAbout } from "../../content/public/ChatAbout";
import { copy } from "../copy";
import styles from "./CourseDetail.later.module.css";
import { CourseTag, StickyEnroll } from "./CourseTag";
import { PreviewVideo } from "./PreviewVideo";
import { useDeal } from "./useDeal";

/** Loaded after the page, which is the same for everyone. */
const loadEnrolling = () => import("../enrol/Enrolling");
const loadGift = () => import("../gift/GiveGift");

/** A course with its preview, description, price, lessons and reviews. */
export function CourseDetail({ course }: { course: CourseDetails }) {
  const dealing = useDeal(course);
  const { deal, change, who, logIn, strand } = dealing;
  return (
    <div className={styles.detail}>
      <div className={styles.main}>
        <div className={styles.video}>
          <PreviewVideo course={course} />
        </div>
        <p className={styles.type}>{course.serviceType}</p>
        <h1 className={styles.title}>{course.serviceName}</h1>
        <p className={styles.model}>{course.serviceModel}</p>
        <div className={styles.rating}>
          {course.rating ? (
            <Stars average={course.rating.average} count={course.rating.count} />
          ) : (
            <Badge kind="solid">New</Badge>
          )}
          <ShareButton path={paths.course(course.id)} title={course.serviceName} />
        </div>
        <div className={`${shared.column} ${shared.text} ${styles.text}`}>
          {paragraphsOf(course.mainDescription).map((paragraph, place) => (
            <p key={place}>{paragraph}</p>
          ))}
        </div>
        <ChatAbout name={course.serviceName} path={paths.course(course.id)} label={copy.chat} />
      </div>
      <aside className={styles.side} aria-label="Price and access">
        <CourseTag {...dealing} />
      </aside>
      <div className={styles.more}>
        <Lessons course={course} />
        <Reviews reviews={course.reviews} />
      </div>
      <StickyEnroll {...dealing} />
      {who === "user" && !deal.stranded && (
        <LazyPart
          load={loadEnrolling}
          given={{ course, deal, change, who, logIn }}
          onFailure={strand}
        />
      )}
      {deal.giving && (
        <LazyPart
          load={loadGift}
          given={{ course, onClose: () => change({ giving: false }) }}
          onFailure={() => {
            change({ giving: false });
            toast(copy.offline, { kind: "error" });
          }}
        />
      )}
    </div>
  );
}

function Lessons({ course: { lessons, fileCount } }: { course: CourseDetails }) {
  if (lessons.length === 0) return null;
  return (
    <section aria-labelledby="lessons">
      <h2 id="lessons" className={styles.heading}>
        Lessons
      </h2>
      <ol className={styles.lessons}>
        {lessons.map((lesson, place) => (
          <li key={lesson.id}>
            <span className={styles.number} aria-hidden="true">
              {place + 1}
            </span>
            <span>{lesson.title}</span>
            <span className={styles.length}>
              <span className={shared.hidden}>Video of </span>
              {videoLength(lesson.seconds)}
            </span>
          </li>
        ))}
      </ol>
      {fileCount > 0 && <p className={styles.files}>With {fileCount === 1 ? "1 file" : `${fileCount} files`} to download, such as patterns.</p>}
    </section>
  );
}

function Reviews({ reviews }: { reviews: CourseDetails["reviews"] }) {
  if (reviews.length === 0) return null;
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews" className={styles.heading}>
        Reviews
      </h2>
      <ul className={styles.reviews}>
        {reviews.map((review, place) => (
          <li key={place}>
            <Stars average={review.stars} />
            <blockquote>{review.text}</blockquote>
            <p className={styles.who}>
              {review.name}, <time dateTime={review.date}>{day(review.date)}</time>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
