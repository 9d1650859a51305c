import type { ReactNode } from "react";
import { isNotFound } from "../../../api/problem";
import { useRead } from "../../../api/read";
import type { CourseDetails } from "../../../api/schema";
import { useStatus } from "../../../site/renderContext";
import { Head } from "../../../site/head/Head";
import { useShop } from "../../content/public/useShop";
import { Breadcrumb } from "../../../ui/Breadcrumb";
import { LinkButton } from "../../../ui/Button";
import shared from "../../../ui/shared.module.css";
import { Empty, Loading, Skeleton } from "../../../ui/States";
import { copy } from "../copy";
import { summary } from "../course";
import { courseLd, courseTrailLd } from "../jsonLd";
import { paths } from "../paths";
import { courseView } from "../queries";
import { CourseDetail } from "./CourseDetail";
import { CourseFailure } from "./CourseFailure";
import styles from "./CourseScreen.module.css";

interface Props {
  /** Undefined when the URL names no course. */
  id: number | undefined;
  /** Content below the course. */
  below?: (course: CourseDetails) => ReactNode;
}

/** One course, for all of its URLs. */
export function CourseScreen({ id, below }: Props) {
  return id === undefined ? <NoCourse /> : <OneCourse key={id} id={id} below={below} />;
}

function OneCourse({ id, below }: { id: number; below: Props["below"] }) {
  const shop = useShop();
  const { data: course, error, refetch } = useRead(courseView(id));
  if (isNotFound(error)) return <NoCourse />;
  if (error && !course) {
    return (
      <>
        <Head title="Tutorial" noindex />
        <CourseFailure as="h1" failure={error} onRetry={() => void refetch()} />
      </>
    );
  }
  if (!course) {
    return (
      <div className={`${shared.wrap} ${shared.page}`}>
        <Loading text={copy.loading}>
          <Skeleton ratio="16/9" lines={4} />
        </Loading>
      </div>
    );
  }
  return (
    <>
      <Head
        title={`${course.serviceName} · ${copy.trade}`}
        card={{ name: course.serviceName, pricePaise: course.pricePaise }}
        description={summary(course.mainDescription)}
        canonical={paths.course(course.id)}
        image={course.serviceImage}
        kind="product"
        {...(shop && { jsonLd: [courseLd(shop, course), courseTrailLd(shop, course)] })}
      />
      <div className={`${shared.wrap} ${styles.page}`}>
        <div className={styles.trail}>
          <Breadcrumb
            items={[
              { label: "Tutorials", href: paths.courses() },
              { label: course.serviceType, href: paths.category(course.serviceType) },
              { label: course.serviceName },
            ]}
          />
        </div>
        <CourseDetail course={course} />
      </div>
      {below?.(course)}
    </>
  );
}

function NoCourse() {
  useStatus(404);
  return (
    <>
      <Head title={copy.none} noindex />
      <Empty as="h1" middle title={copy.none} actions={<LinkButton href={paths.courses()}>{copy.back}</LinkButton>} />
    </>
  );
}
