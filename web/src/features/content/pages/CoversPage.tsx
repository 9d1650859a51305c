import { useRead } from "../../../api/read";
import { Head } from "../../../site/head/Head";
import { links } from "../../../links";
import { Card } from "../../../ui/Card";
import { classNames } from "../../../ui/classNames";
import shared from "../../../ui/shared.module.css";
import { Empty, Loading, SkeletonCards } from "../../../ui/States";
import { Failed } from "../components/Failed";
import { selvedge } from "../colours";
import { copy } from "../copy";
import { paths } from "../paths";
import { coverList } from "../queries";
import styles from "./Demo.module.css";

/** The courses as book covers. */
export default function CoversPage() {
  const { data: courses, error, refetch } = useRead(coverList());
  return (
    <div className={classNames(shared.wrap, shared.page)}>
      <Head title={copy.covers.title} canonical={paths.covers()} noindex />
      <h1 className={styles.title}>{copy.covers.title}</h1>
      {error && <Failed failure={error} text={copy.covers.failed} onRetry={refetch} />}
      {!courses && !error && (
        <Loading text={copy.pages.loading} className={shared.grid4}>
          <SkeletonCards count={4} ratio="3/4" />
        </Loading>
      )}
      {courses?.length === 0 && <Empty title={copy.covers.none} />}
      <ul className={classNames(shared.grid4, styles.store)}>
        {courses?.map((course, place) => (
          <li key={course.id}>
            <Card
              href={links.course(course.id)}
              title={course.serviceName}
              line={course.serviceModel}
              level={2}
              image={course.serviceImage}
              ratio="3/4"
              sizes="(max-width: 1023px) 45vw, 262px"
              colours={selvedge(course.id)}
              eager={place < 4}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
