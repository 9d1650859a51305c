import type { Course, CourseDetails, Shop } from "../../api/schema";
import { breadcrumbs, offerOf } from "../../site/head/jsonLd";
import { summary } from "./course";
import { paths } from "./paths";
import { workload } from "./workload";

/** The JSON-LD of a course with its price. */
export function courseLd(shop: Shop, course: Course | CourseDetails): object {
  const offer = offerOf(shop, {
    type: "Course",
    name: course.serviceName,
    description: summary(course.mainDescription),
    image: course.serviceImage,
    pricePaise: course.pricePaise,
    path: paths.course(course.id),
  });
  return {
    ...offer,
    inLanguage: "en-IN",
    ...("level" in course && { educationalLevel: course.level }),
    hasCourseInstance: {
      "@type": "CourseInstance",
      courseMode: "Online",
      courseWorkload: workload(course.duration, "lessons" in course ? course.lessons : []),
      ...("instructor" in course && { instructor: { "@type": "Person", name: course.instructor } }),
    },
    ...(course.rating && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: course.rating.average,
        reviewCount: course.rating.count,
      },
    }),
  };
}

/** The JSON-LD of a list of courses, in the order of the page. */
export function courseListLd(shop: Shop, courses: readonly Course[]): object {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    itemListElement: courses.map((course, index) => ({
      "@type": "ListItem",
      position: index + 1,
      item: courseLd(shop, course),
    })),
  };
}

/** The breadcrumbs of a course. */
export const courseTrailLd = (shop: Shop, course: Course | CourseDetails): object =>
  breadcrumbs(shop, [
    { name: "Tutorials", path: paths.courses() },
    { name: course.serviceType, path: paths.category(course.serviceType) },
    { name: course.serviceName, path: paths.course(course.id) },
  ]);
