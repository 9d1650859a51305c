import type { LinkedCourse as Course } from "../../../api/schema";
import { rupees } from "../../../format/money";
import { links } from "../../../links";
import { LinkButton } from "../../../ui/Button";
import { Korvai } from "../../../ui/Marks";
import { Photo } from "../../../ui/Photo";
import shared from "../../../ui/shared.module.css";
import { copy } from "../copy";
import styles from "./LinkedCourse.later.module.css";

/** The course that teaches a product. */
export function LinkedCourse({ course }: { course: Course }) {
  return (
    <>
      <Korvai cloth="mayil" />
      <section className={`${shared.mayil} ${shared.dark} ${styles.course}`}>
        <div className={`${shared.wrap} ${styles.inside}`}>
          <Photo
            ratio="16/9"
            image={course.image}
            colours={{ first: "var(--haldi)", second: "var(--rani)" }}
            sizes="(max-width: 768px) 100vw, 420px"
            alt=""
            play
          />
          <div>
            <h2>{copy.learnIt}</h2>
            <p>
              <b>{course.name}</b>
            </p>
            <p>{copy.courseFacts(course.line, course.duration, course.expireInDays)}</p>
          </div>
          <LinkButton href={links.course(course.id)} look="haldi">
            {copy.seeCourse(rupees(course.pricePaise))}
          </LinkButton>
        </div>
      </section>
    </>
  );
}
