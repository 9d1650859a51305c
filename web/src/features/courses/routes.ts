import type { Route } from "../../site/feature";
import { browserPage, lazyPage } from "../../site/lazyPage";
import { idOf } from "../../site/visit";
import { courseCategoryList, courseList, courseView } from "./queries";

const course = lazyPage(() => import("./pages/CoursePage"));
const myCourses = lazyPage(() => import("./pages/MyCoursesPage"));

export const routes: readonly Route[] = [
  {
    path: "/courses",
    page: lazyPage(() => import("./pages/CoursesPage")),
    query: ["type", "show"],
    reads: ({ search }) => [courseList(search.get("type") || undefined), courseCategoryList()],
  },
  {
    path: "/fromcourses",
    page: lazyPage(() => import("./pages/CourseCategoryPage")),
    query: ["category", "show"],
    reads: ({ search }) => {
      const category = search.get("category");
      return category ? [courseList(category), courseCategoryList()] : [];
    },
  },
  {
    path: "/coursenames/:id",
    page: course,
    query: ["show"],
    reads: ({ params }) => {
      const id = idOf(params["id"]);
      return id === undefined ? [] : [courseView(id), courseList()];
    },
  },
  {
    path: "/coursedetails",
    page: course,
    query: ["id"],
    reads: ({ search }) => {
      const id = idOf(search.get("id"));
      return id === undefined ? [] : [courseView(id)];
    },
  },
  // Names a person: neither rendered on the server nor indexed.
  { path: "/certificates/:number", page: browserPage(() => import("./pages/CertificatePage")) },
  { path: "/gifts/:key", page: browserPage(() => import("./gift/ClaimGiftPage")) },
  { path: "/profile", page: myCourses, freeText: ["course"], personal: true },
  { path: "/mycourses", page: myCourses, freeText: ["course"], personal: true },
];
