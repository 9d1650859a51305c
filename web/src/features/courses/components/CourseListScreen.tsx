import { ProblemError } from "../../../api/problem";
import { useRead } from "../../../api/read";
import type { Shop } from "../../../api/schema";
import { useStatus } from "../../../site/renderContext";
import { Head } from "../../../site/head/Head";
import { useShop } from "../../content/public/useShop";
import { LinkButton } from "../../../ui/Button";
import shared from "../../../ui/shared.module.css";
import { Empty, Loading, SkeletonCards } from "../../../ui/States";
import { copy } from "../copy";
import { courseListLd } from "../jsonLd";
import { courseList } from "../queries";
import { CategoryChips } from "./CategoryChips";
import { CourseFailure } from "./CourseFailure";
import { CourseGrid } from "./CourseGrid";
import gridStyles from "./CourseGrid.module.css";
import styles from "./CourseListScreen.module.css";

interface Props {
  heading: string;
  /** Only the courses of this category. */
  category?: string | undefined;
  canonical: string;
  description: (shop: Shop) => string;
  says: "type" | "model";
  phoneStep?: number;
  /** The link of the empty state. */
  wayOut: { label: string; href: string };
}

/** A list of courses with its heading and category links. */
export function CourseListScreen({ heading, category, canonical, description, says, phoneStep, wayOut }: Props) {
  const shop = useShop();
  const courses = useRead(courseList(category));
  const found = courses.data ?? [];
  // An invalid category name is refused; to a visitor that is a category without courses.
  const refused = courses.error instanceof ProblemError && courses.error.status === 400;
  const nothing = refused || (courses.isSuccess && found.length === 0);
  // An empty category counts as not found; an empty list of all courses does not.
  useStatus(nothing && category !== undefined ? 404 : undefined);
  const image = found[0]?.serviceImage;
  return (
    <div className={`${shared.wrap} ${shared.page}`}>
      <Head
        title={`${heading === copy.popular ? "Popular Tutorials" : heading} · ${copy.trades}`}
        canonical={canonical}
        noindex={nothing}
        {...(shop && { description: description(shop) })}
        {...(image && { image })}
        {...(shop && found.length > 0 && { jsonLd: courseListLd(shop, found) })}
      />
      <h1 className={styles.heading}>{heading}</h1>
      <CategoryChips current={category} />
      {courses.isPending && (
        <Loading text={copy.loading} className={gridStyles.grid}>
          <SkeletonCards count={6} ratio="16/9" lines={3} />
        </Loading>
      )}
      {courses.error && !courses.data && !refused && (
        <CourseFailure failure={courses.error} onRetry={() => void courses.refetch()} />
      )}
      {found.length > 0 && <CourseGrid courses={found} says={says} first {...(phoneStep && { phoneStep })} />}
      {nothing && (
        <Empty title={copy.none} as="h2" actions={<LinkButton href={wayOut.href}>{wayOut.label}</LinkButton>} />
      )}
    </div>
  );
}
