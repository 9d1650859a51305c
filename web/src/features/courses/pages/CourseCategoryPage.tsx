import { Redirect } from "wouter";
import { useVisit } from "../../../site/visit";
import { CourseListScreen } from "../components/CourseListScreen";
import { copy } from "../copy";
import { paths } from "../paths";

/** The courses of one category. Without a category it redirects to all courses. */
export default function CourseCategoryPage() {
  const category = useVisit().search.get("category");
  if (!category) return <Redirect to={paths.courses()} replace />;
  return (
    <CourseListScreen
      key={category}
      heading={copy.coursesOf(category)}
      category={category}
      canonical={paths.category(category)}
      description={({ businessName }) =>
        `${category} courses by ${businessName}: what they teach, how long they take and what they cost.`
      }
      says="model"
      phoneStep={3}
      wayOut={{ label: copy.back, href: paths.courses() }}
    />
  );
}
