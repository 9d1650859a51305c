import { Redirect } from "wouter";
import { Gone } from "../../../admin/form/Gone";
import { LoadedScreen } from "../../../admin/LoadedScreen";
import { idOf, useVisit } from "../../../site/visit";
import * as paths from "./paths";
import { enrolmentLines } from "./queries";

const BACK = { href: paths.enrolments, label: "All enrolments" };

/** Redirects to a customer's enrolment in a course: links from payments do not know its id. */
export function EnrolmentOf() {
  const { params } = useVisit();
  const [userId, courseId] = [idOf(params["id"]), idOf(params["view"])];
  const read = userId === undefined || courseId === undefined ? undefined : enrolmentLines({ userId, courseId });
  return (
    <LoadedScreen title="Enrolment" back={BACK} read={read}>
      {({ items: [line] }) => (line ? <Redirect to={paths.enrolment(line.id)} replace /> : <Gone title="Enrolment" back={BACK} />)}
    </LoadedScreen>
  );
}
