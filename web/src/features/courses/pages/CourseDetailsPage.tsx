import { Redirect } from "wouter";
import { idOf, useVisit } from "../../../app/visit";
import { CourseScreen } from "../components/CourseScreen";
import { paths } from "../paths";

/** One course alone. Without an id there is nothing to show, so it leads to the list. */
export default function CourseDetailsPage() {
  const id = useVisit().search.get("id");
  return id ? <CourseScreen id={idOf(id)} /> : <Redirect to={paths.courses()} replace />;
}
