import { read } from "../../api/read";

export const courseCategoryList = () => read("course_category_list", "/courses/categories");

export const courseList = (category?: string) =>
  read("course_list", "/courses", category === undefined ? {} : { query: { category } });

/** The first courses of the list, for a row. */
export const firstCourses = (limit: number) => read("course_list", "/courses", { query: { limit } });

export const courseView = (id: number) => read("course_view", "/courses/{id}", { path: { id } });

export const certificateView = (number: string) =>
  read("certificate_view", "/courses/certificates/{number}", { path: { number } });

/** Courses that the customer gave and paid for. */
export const giftList = () => read("gift_list", "/me/gifts");

/** Questions about a lesson: the customer's own and answered ones. */
export const questionList = (enrolmentId: number, lessonId: number) =>
  read("question_list", "/me/courses/{id}/questions", { path: { id: enrolmentId }, query: { lessonId } });

/** The customer's enrolments, active ones first. */
export const enrolmentList = () => read("enrolment_list", "/me/courses");
