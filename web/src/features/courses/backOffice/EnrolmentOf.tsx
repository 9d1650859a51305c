import { Redirect } from "wouter";
import { Gone } from "../../../admin/form/Gone";
import { WaitingScreen } from "../../../admin/Screen";
import { useFresh } from "../../../admin/useFresh";
import { idOf, useVisit } from "../../../site/visit";
import * as paths from "./paths";
import { enrolmentLines } from "./queries";

const BACK = { href: paths.enrolments, label: "All enrolments" };

/** Redirects to a customer's enrolment in a course: links from payments do not know its id. */
export function EnrolmentOf() {
  const { params } = useVisit();
  const [userId, courseId] = [idOf(params["id"]), idOf(params["view"])];
  if (userId === undefined || courseId === undefined) return <Gone title="Enrolment" back={BACK} />;
  return <Known userId={userId} courseId={courseId} />;
}

function Known({ userId, courseId }: { userId: number; courseId: number }) {
  const { data, error, refetch } = useFresh(enrolmentLines({ userId, courseId }));
  if (data) {
    const [line] = data.items;
    return line ? <Redirect to={paths.enrolment(line.id)} replace /> : <Gone title="Enrolment" back={BACK} />;
  }
  return <WaitingScreen title="Enrolment" back={BACK} failure={error} onRetry={() => void refetch()} />;
}
