import type { Feature } from "../../site/feature";
import { MOST_ON_HOME } from "./course";
import { courseCategoryList, firstCourses } from "./queries";
import { routes } from "./routes";

/** Courses: lists, course pages and My Courses. */
export const courses: Feature = {
  name: "courses",
  routes,
  home: { reads: () => [firstCourses(MOST_ON_HOME), courseCategoryList()] },
  admin: () => import("./backOffice/part"),
};
