import { Redirect } from "wouter";
import { useRead } from "../../../api/read";
import type { CourseDetails } from "../../../api/schema";
import { idOf, useVisit } from "../../../site/visit";
import { SectionHead } from "../../../ui/SectionHead";
import shared from "../../../ui/shared.module.css";
import { CourseGrid } from "../components/CourseGrid";
import { CourseScreen } from "../components/CourseScreen";
import { copy } from "../copy";
import { besides } from "../course";
import { paths } from "../paths";
import { courseList } from "../queries";

/**
 * One course. At its own URL the other courses of its category are listed below; at /coursedetails it is alone, and
 * without an id it redirects to the list.
 */
export default function CoursePage() {
  const { params, search } = useVisit();
  const own = params["id"];
  if (own !== undefined) {
    return <CourseScreen id={idOf(own)} below={(course) => <Neighbours key={course.id} course={course} />} />;
  }
  const asked = search.get("id");
  return asked ? <CourseScreen id={idOf(asked)} /> : <Redirect to={paths.courses()} replace />;
}

/** Other courses of the category. A failure is ignored: the course is complete without them. */
function Neighbours({ course }: { course: CourseDetails }) {
  const others = besides(useRead(courseList()).data ?? [], course);
  if (others.length === 0) return null;
  return (
    <section className={shared.wrap}>
      <hr className={shared.seam} />
      <div className={shared.section}>
        <SectionHead title={copy.coursesOf(course.serviceType)} />
        <CourseGrid courses={others} says="model" level={3} hrefOf={({ id }) => paths.details(id)} />
      </div>
    </section>
  );
}
