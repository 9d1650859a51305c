import { Head } from "../../../site/head/Head";
import { ForUsers } from "../../auth/public/ForUsers";
import { LoadingCourses } from "../myCourses/LoadingCourses";
import { MyCourses } from "../myCourses/MyCourses";
import { messages } from "../myCourses/messages";

/** My Courses, at /profile and /mycourses. */
export default function MyCoursesPage() {
  return (
    <>
      <Head title={messages.title} description={messages.description} canonical="/profile" noindex />
      <ForUsers loading={<LoadingCourses />}>{(user) => <MyCourses user={user} />}</ForUsers>
    </>
  );
}
