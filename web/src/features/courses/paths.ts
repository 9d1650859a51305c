/** The paths of this feature. */
export const paths = {
  courses: () => "/courses",
  /** All tutorials of one type, under that heading. */
  category: (name: string) => `/fromcourses?category=${encodeURIComponent(name)}`,
  course: (id: number) => `/coursenames/${id}`,
  /** My Courses with this course in the player. */
  watch: (id: number) => `/profile?course=${id}`,
  details: (id: number) => `/coursedetails?id=${id}`,
};
