/** The paths of this feature. */
export const paths = {
  courses: () => "/courses",
  /** All tutorials of one type, under that heading. */
  category: (name: string) => `/fromcourses?category=${encodeURIComponent(name)}`,
  course: (id: number) => `/coursenames/${id}`,
  /** My Courses with this course in the player. */
  watch: (id: number) => `/profile?course=${id}`,
  certificate: (number: string) => `/certificates/${number}`,
  details: (id: number) => `/coursedetails?id=${id}`,
};

/** A file of a lesson, for those who may watch it. */
export const lessonFile = (enrolmentId: number, fileId: number): string => `/api/me/courses/${enrolmentId}/files/${fileId}`;
/** The customer's certificate as PDF. */
export const certificateFile = (enrolmentId: number): string => `/api/me/courses/${enrolmentId}/certificate`;
