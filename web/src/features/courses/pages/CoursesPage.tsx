import { useVisit } from "../../../site/visit";
import { links } from "../../../links";
import { CourseListScreen } from "../components/CourseListScreen";
import { copy } from "../copy";
import { paths } from "../paths";

/** Every tutorial, or those of one type. */
export default function CoursesPage() {
  const type = useVisit().search.get("type") || undefined;
  return (
    <CourseListScreen
      key={type}
      heading={type === undefined ? copy.popular : copy.tutorialsOf(type)}
      category={type}
      canonical={type === undefined ? paths.courses() : paths.category(type)}
      description={({ businessName }) =>
        type === undefined
          ? `Stitching tutorials by ${businessName}: step by step, filmed from above the table.`
          : `${type} tutorials by ${businessName}: every step filmed from above the table.`
      }
      says="type"
      wayOut={{ label: copy.goBack, href: links.home() }}
    />
  );
}
