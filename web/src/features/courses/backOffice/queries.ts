import { records } from "../../../admin/records";
import { read, type Read } from "../../../api/read";
import type {
  CourseDetail,
  EnrolmentGift,
  EnrolmentState,
  QuestionState,
  ReviewState,
  UpdateQuestion,
} from "../../../api/schema";
import { send } from "../../../api/send";
import { upload } from "../../../api/upload";

interface Wanted {
  q?: string | undefined;
  deleted?: true | undefined;
  before?: number | undefined;
}

/** The courses of all categories, newest first, in pages. */
export const courseDetails = (wanted: Wanted & { published?: boolean | undefined }) =>
  read("admin_course_list", "/admin/courses", { query: wanted });

/** All courses of one category, in the owner's order. */
export function coursesOf(categoryId: number, deleted?: true): Read<CourseDetail[]> {
  const { queryKey, queryFn } = read("admin_course_list", "/admin/courses", {
    query: { categoryId, ...(deleted && { deleted }) },
  });
  return { queryKey, queryFn: async (context) => (await queryFn(context)).items };
}
export const courseDetail = (id: number) => read("admin_course_view", "/admin/courses/{id}", { path: { id } });

export const categoryDetails = (wanted: { q?: string | undefined; deleted?: true | undefined } = {}) =>
  read("admin_course_category_list", "/admin/courses/categories", { query: wanted });
export const categoryDetail = (id: number) =>
  read("admin_course_category_view", "/admin/courses/categories/{id}", { path: { id } });

export const reviewDetails = (wanted: Wanted & { state?: ReviewState | undefined }) =>
  read("admin_review_list", "/admin/courses/reviews", { query: wanted });
export const reviewsWaiting = () => read("admin_review_waiting_view", "/admin/courses/reviews/waiting");

export const questionDetails = (wanted: Omit<Wanted, "deleted"> & { state?: QuestionState | undefined }) =>
  read("admin_question_list", "/admin/courses/questions", { query: wanted });
export const questionsOpen = () => read("admin_question_open_view", "/admin/courses/questions/open");

export const enrolmentLines = (
  wanted: Omit<Wanted, "deleted"> & { state?: EnrolmentState | undefined; userId?: number; courseId?: number },
) =>
  read("admin_enrolment_list", "/admin/courses/enrolments", { query: wanted });
export const enrolmentDetail = (id: number) =>
  read("admin_enrolment_view", "/admin/courses/enrolments/{id}", { path: { id } });

export const giftLines = () => read("admin_enrolment_gift_list", "/admin/courses/enrolments/gifts");

const at = (id: number) => ({ path: { id } });

export const courses = records("/admin/courses");
export const categories = records("/admin/courses/categories");
export const reviews = records("/admin/courses/reviews");

/** The files of all lessons of a course; removed ones come last. */
export const lessonFiles = (courseId: number) =>
  read("admin_lesson_file_list", "/admin/courses/{id}/files", { path: { id: courseId } });

/** The name of a chosen file for buyers. */
const nameOf = ({ name }: File) => name.replace(/\.(pdf|png|jpe?g)$/i, "").replace(/[_\s]+/g, " ").trim().slice(0, 120) || "File";

export const uploaderTo =
  (lessonId: number) =>
  (file: File, onShare: (share: number) => void, signal: AbortSignal): Promise<unknown> =>
    upload(`/admin/courses/lessons/${lessonId}/files?name=${encodeURIComponent(nameOf(file))}`, file, onShare, signal);

export const replacerOf =
  (id: number) =>
  (file: File, onShare: (share: number) => void, signal: AbortSignal): Promise<unknown> =>
    upload(`/admin/courses/files/${id}/content`, file, onShare, signal, "PUT");

export const renameLessonFile = (id: number, name: string) =>
  send("PUT /admin/courses/files/{id}", { ...at(id), body: { name } });
export const reorderLessonFiles = (lessonId: number, ids: number[]) =>
  send("PUT /admin/courses/lessons/{id}/files/order", { ...at(lessonId), body: { ids } });
export const deleteLessonFile = (id: number) => send("DELETE /admin/courses/files/{id}", at(id));
export const restoreLessonFile = (id: number) => send("POST /admin/courses/files/{id}/restore", at(id));

export const duplicateCourse = (id: number) => send("POST /admin/courses/{id}/duplicate", at(id));

export const decideReview = (id: number, state: ReviewState, version: number) =>
  send("PUT /admin/courses/reviews/{id}", { ...at(id), body: { state, version } });

export const updateQuestion = (id: number, body: UpdateQuestion) =>
  send("PUT /admin/courses/questions/{id}", { ...at(id), body });

export const giveCourse = (body: EnrolmentGift) => send("POST /admin/courses/enrolments", { body });
export const extendEnrolment = (id: number, body: { days: number; reason: string; version: number }) =>
  send("POST /admin/courses/enrolments/{id}/extend", { ...at(id), body });
export const revokeEnrolment = (id: number, body: { reason: string; version: number }) =>
  send("POST /admin/courses/enrolments/{id}/revoke", { ...at(id), body });
export const undoEnrolment = (id: number, version: number) =>
  send("POST /admin/courses/enrolments/{id}/undo", { ...at(id), body: { version } });
