import { useRead } from "../../api/read";
import { Anchor } from "../../ui/Anchor";
import { Carousel } from "../../ui/Carousel";
import { Chips } from "../../ui/Chips";
import shared from "../../ui/shared.module.css";
import { Loading, SkeletonCards } from "../../ui/States";
import { CourseCard } from "./components/CourseCard";
import { CourseFailure } from "./components/CourseFailure";
import { copy } from "./copy";
import { MOST_ON_HOME } from "./course";
import gridStyles from "./components/CourseGrid.module.css";
import styles from "./home.module.css";
import { paths } from "./paths";
import { courseCategoryList, firstCourses } from "./queries";

/** The home page's tutorials: a scrolling row and the categories; nothing in a shop that teaches none. */
export function Tutorials({ id }: { id: string }) {
  const courses = useRead(firstCourses(MOST_ON_HOME));
  const categories = useRead(courseCategoryList()).data ?? [];
  const found = courses.data ?? [];
  if (courses.isSuccess && found.length === 0) return <div id={id} />;
  return (
    <section id={id} className={`${shared.section} ${shared.later}`} aria-labelledby={`${id}-title`}>
      <div className={shared.wrap}>
        <Carousel
          label="tutorials"
          heading={<h2 id={`${id}-title`}>Tutorials</h2>}
          extra={
            <Anchor href={paths.courses()} className={shared.stitch}>
              All tutorials
            </Anchor>
          }
        >
          {found.map((course) => (
            <li key={course.id}>
              <CourseCard course={course} says="type" level={3} sizes="(max-width: 768px) 286px, 384px" />
            </li>
          ))}
        </Carousel>
        {categories.length > 1 && (
          <div className={styles.chips}>
            <Chips
              label="Categories of tutorials"
              chips={categories.map(({ categoryName }) => ({
                label: categoryName,
                href: paths.category(categoryName),
                current: false,
              }))}
            />
          </div>
        )}
        {courses.isPending && (
          <Loading text={copy.loading} className={gridStyles.grid}>
            <SkeletonCards count={3} ratio="16/9" lines={3} />
          </Loading>
        )}
        {courses.error && !courses.data && (
          <CourseFailure failure={courses.error} onRetry={() => void courses.refetch()} />
        )}
      </div>
    </section>
  );
}
