import type { Feature } from "../../site/feature";
import { MOST_ON_HOME } from "./course";
import { courseCategoryList, firstCourses } from "./queries";
import { routes } from "./routes";

/** Tutorials: lists, a course and what a visitor may see of it. */
export const courses: Feature = {
  name: "courses",
  routes,
  home: { reads: () => [firstCourses(MOST_ON_HOME), courseCategoryList()] },
  admin: () => import("./backOffice/part"),
};
