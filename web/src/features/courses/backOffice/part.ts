import type { AdminPart } from "../../../site/adminPart";
import { audit } from "./audit";
import { CategoriesPage } from "./CategoriesPage";
import { CategoryScreen } from "./CategoryScreen";
import { CourseScreen } from "./CourseScreen";
import { CoursesPage } from "./CoursesPage";
import { CustomerCourses } from "./CustomerCourses";
import { EnrolmentOf } from "./EnrolmentOf";
import { EnrolmentScreen } from "./EnrolmentScreen";
import { EnrolmentsPage } from "./EnrolmentsPage";
import { GiftsPage } from "./GiftsPage";
import { QuestionsPage } from "./QuestionsPage";
import { ReviewsPage } from "./ReviewsPage";
import { useSetup, useWaiting } from "./waiting";

const part: AdminPart = {
  screens: [
    { path: "/courses", page: CoursesPage, entry: { label: "Courses", icon: "courses", place: 5 }, access: "editor" },
    { path: "/courses/categories", page: CategoriesPage, under: "/courses", access: "editor" },
    { path: "/courses/categories/:id", page: CategoryScreen, under: "/courses", access: "editor" },
    { path: "/courses/reviews", page: ReviewsPage, under: "/courses", access: "editor" },
    { path: "/courses/questions", page: QuestionsPage, under: "/courses", access: "editor" },
    { path: "/courses/enrolments", page: EnrolmentsPage, under: "/courses", access: "owner" },
    { path: "/courses/enrolments/gifts", page: GiftsPage, under: "/courses", access: "owner" },
    { path: "/courses/enrolments/:id", page: EnrolmentScreen, under: "/courses", access: "owner" },
    { path: "/courses/enrolments/:id/:view", page: EnrolmentOf, under: "/courses", access: "owner" },
    { path: "/courses/:id", page: CourseScreen, under: "/courses", access: "editor" },
  ],
  customer: CustomerCourses,
  useWaiting,
  waitingFor: "editor",
  useSetup,
  audit,
};

export default part;
