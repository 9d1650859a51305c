import { client, unwrap } from "../../../api/client";
import { read, type Read } from "../../../api/read";
import type {
  CourseCategoryForm,
  CourseForm,
  CourseDetail,
  EnrolmentGift,
  EnrolmentState,
  ReviewState,
} from "../../../api/schema";

interface Wanted {
  q?: string | undefined;
  deleted?: true | undefined;
  before?: number | undefined;
}

/** Courses of all categories, newest first; they come in parts. */
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

export const enrolmentLines = (
  wanted: Omit<Wanted, "deleted"> & { state?: EnrolmentState | undefined; userId?: number; courseId?: number },
) =>
  read("admin_enrolment_list", "/admin/courses/enrolments", { query: wanted });
export const enrolmentDetail = (id: number) =>
  read("admin_enrolment_view", "/admin/courses/enrolments/{id}", { path: { id } });

const at = (id: number) => ({ params: { path: { id } } });

export const createCourse = (body: CourseForm) => unwrap(client.POST("/admin/courses", { body }));
export const updateCourse = (id: number, body: CourseForm) =>
  unwrap(client.PUT("/admin/courses/{id}", { ...at(id), body }));
export const publishCourse = (id: number, published: boolean, version: number) =>
  unwrap(client.PUT("/admin/courses/{id}/published", { ...at(id), body: { published, version } }));
export const orderCourses = (categoryId: number, ids: number[]) =>
  unwrap(client.PUT("/admin/courses/categories/{id}/order", { ...at(categoryId), body: { ids } }));
export const duplicateCourse = (id: number) => unwrap(client.POST("/admin/courses/{id}/duplicate", at(id)));
export const deleteCourse = (id: number) => unwrap(client.DELETE("/admin/courses/{id}", at(id)));
export const restoreCourse = (id: number) => unwrap(client.POST("/admin/courses/{id}/restore", at(id)));

export const createCategory = (body: CourseCategoryForm) => unwrap(client.POST("/admin/courses/categories", { body }));
export const updateCategory = (id: number, body: CourseCategoryForm) =>
  unwrap(client.PUT("/admin/courses/categories/{id}", { ...at(id), body }));
export const publishCategory = (id: number, published: boolean, version: number) =>
  unwrap(client.PUT("/admin/courses/categories/{id}/published", { ...at(id), body: { published, version } }));
export const orderCategories = (ids: number[]) =>
  unwrap(client.PUT("/admin/courses/categories/order", { body: { ids } }));
export const deleteCategory = (id: number) =>
  unwrap(client.DELETE("/admin/courses/categories/{id}", { params: { path: { id }, query: { withEverything: true } } }));
export const restoreCategory = (id: number) => unwrap(client.POST("/admin/courses/categories/{id}/restore", at(id)));

export const decideReview = (id: number, state: ReviewState, version: number) =>
  unwrap(client.PUT("/admin/courses/reviews/{id}", { ...at(id), body: { state, version } }));
export const deleteReview = (id: number) => unwrap(client.DELETE("/admin/courses/reviews/{id}", at(id)));
export const restoreReview = (id: number) => unwrap(client.POST("/admin/courses/reviews/{id}/restore", at(id)));

export const giveCourse = (body: EnrolmentGift) => unwrap(client.POST("/admin/courses/enrolments", { body }));
export const extendEnrolment = (id: number, body: { days: number; reason: string; version: number }) =>
  unwrap(client.POST("/admin/courses/enrolments/{id}/extend", { ...at(id), body }));
export const revokeEnrolment = (id: number, body: { reason: string; version: number }) =>
  unwrap(client.POST("/admin/courses/enrolments/{id}/revoke", { ...at(id), body }));
export const undoEnrolment = (id: number, version: number) =>
  unwrap(client.POST("/admin/courses/enrolments/{id}/undo", { ...at(id), body: { version } }));
