/** The back office paths of courses. */
export const courses = "/admin/courses";
export const coursesIn = (categoryId: number): string => `${courses}?id=${categoryId}`;
export const course = (id: number): string => `${courses}/${id}`;
export const newCourse = (categoryId?: number): string =>
  `${courses}/new${categoryId === undefined ? "" : `?from=${categoryId}`}`;
export const categories = `${courses}/categories`;
export const category = (id: number | "new"): string => `${categories}/${id}`;
export const reviews = `${courses}/reviews`;
export const questions = `${courses}/questions`;
export const enrolments = `${courses}/enrolments`;
export const gifts = `${enrolments}/gifts`;
export const enrolment = (id: number): string => `${enrolments}/${id}`;
/** A file of a lesson, as buyers get it. */
export const lessonFile = (id: number): string => `/api/admin/courses/files/${id}/content`;
/** The trash of a list. */
export const trashOf = (list: string): string => `${list}?part=trash`;
