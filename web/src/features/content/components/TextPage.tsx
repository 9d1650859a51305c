import { useRead } from "../../../api/read";
import { Head } from "../../../site/head/Head";
import { longDay } from "../../../format/date";
import { summaryOf } from "../../../format/text";
import { classNames } from "../../../ui/classNames";
import shared from "../../../ui/shared.module.css";
import { Loading, Skeleton } from "../../../ui/States";
import { copy } from "../copy";
import { pageView, type PageName } from "../queries";
import { Failed } from "./Failed";
import { PageSections } from "./PageSections";
import styles from "./TextPage.module.css";

/** A text page: a narrow column, a list of its sections, and the date of its last change. */
export function TextPage({ name, path, title }: { name: PageName; path: string; title: string }) {
  const { data: page, error, refetch } = useRead(pageView(name));
  return (
    <div className={classNames(shared.wrap, shared.page)}>
      <Head
        title={page?.title ?? title}
        description={page?.sections[0] && summaryOf(page.sections[0].text)}
        canonical={path}
      />
      {error && <Failed as="h1" failure={error} text={copy.pages.failed} onRetry={refetch} />}
      {!page && !error && (
        <Loading text={copy.pages.loading} className={shared.column}>
          <Skeleton lines={12} />
        </Loading>
      )}
      {page && (
        <div className={styles.page}>
          <div>
            <h1>{page.title}</h1>
            <p className={classNames(shared.muted, styles.changed)}>
              <time dateTime={page.changedOn}>{copy.pages.changed(longDay(page.changedOn))}</time>
            </p>
          </div>
          <nav aria-label={copy.pages.contents} className={styles.contents}>
            <h2>{copy.pages.contents}</h2>
            <ul>
              {page.sections.map(
                (section) =>
                  section.heading && (
                    <li key={section.id}>
                      <a href={`#${section.id}`}>{section.heading}</a>
                    </li>
                  ),
              )}
            </ul>
          </nav>
          <div className={shared.column}>
            <PageSections sections={page.sections} />
          </div>
        </div>
      )}
    </div>
  );
}
