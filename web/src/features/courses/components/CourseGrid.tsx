import type { Course } from "../../../api/schema";
import { classNames } from "../../../ui/classNames";
import shared from "../../../ui/shared.module.css";
import { useVisit } from "../../../site/visit";
import { useViewMore, ViewMore } from "../../../ui/ViewMore";
import { CourseCard } from "./CourseCard";
import styles from "./CourseGrid.module.css";
import { useOwnedCourses } from "./useOwnedCourses";

interface Props {
  courses: readonly Course[];
  says: "type" | "model";
  level?: 2 | 3;
  /** The link of a card; the course's page by default. */
  hrefOf?: (course: Course) => string;
  /** How many 'View more' adds on a phone, if not six. */
  phoneStep?: number;
  /** The list is above the fold. */
  first?: boolean;
}

const PAGE = 6;

/** Cards, six at first, and 'View more'. */
export function CourseGrid({ courses, says, level = 2, hrefOf, phoneStep, first = false }: Props) {
  const { shown, list, more } = useViewMore({ search: useVisit().search, total: courses.length, first: PAGE, step: PAGE, phoneStep });
  const owned = useOwnedCourses();
  return (
    <>
      <ul ref={list} className={classNames(styles.grid, shared.many)}>
        {courses.slice(0, shown).map((course, place) => (
          <li key={course.id}>
            <CourseCard
              course={course}
              says={says}
              level={level}
              eager={first && place < 3}
              share
              owned={owned.has(course.id)}
              {...(hrefOf && { href: hrefOf(course) })}
            />
          </li>
        ))}
      </ul>
      <ViewMore {...more} />
    </>
  );
}
