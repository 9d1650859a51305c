import type { Course, CourseDetails, Shop } from "../../api/schema";
import { breadcrumbs, offerOf } from "../../site/head/jsonLd";
import { summary } from "./course";
import { paths } from "./paths";
import { workload } from "./workload";

// As in site/head/jsonLd.ts: the browser's scripts carry none of it.
const isServer = import.meta.env.SSR;

/** The JSON-LD of a course with its price. */
export function courseLd(shop: Shop, course: Course | CourseDetails): object {
  if (!isServer) return {};
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
  if (!isServer) return {};
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
export function courseTrailLd(shop: Shop, course: Course | CourseDetails): object {
  if (!isServer) return {};
  return breadcrumbs(shop, [
    { name: "Tutorials", path: paths.courses() },
    { name: course.serviceType, path: paths.category(course.serviceType) },
    { name: course.serviceName, path: paths.course(course.id) },
  ]);
}
