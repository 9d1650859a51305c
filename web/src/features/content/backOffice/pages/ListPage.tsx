import { Panel, Screen, Waiting } from "../../../../admin/Screen";
import { useFresh } from "../../../../admin/useFresh";
import { day } from "../../../../format/date";
import { Anchor } from "../../../../ui/Anchor";
import { Icon } from "../../../../ui/Icon";
import { content, pages } from "../paths";
import { PAGES } from "./page";
import styles from "./Pages.later.module.css";
import { adminPageList } from "./queries";

/** The static pages. */
export function PageListPage() {
  const { data, error, refetch } = useFresh(adminPageList());
  return (
    <Screen title="Stories and pages" back={content}>
      {data ? (
        <Panel className={styles.detail}>
          <ul className={styles.lines}>
            {data.map(({ slug, title, changedOn }) => (
              <li key={slug}>
                <Anchor href={pages(slug)}>
                  <span>
                    <b>{title}</b>
                    <small>
                      {PAGES[slug] && `${PAGES[slug].hint}. `}Changed {day(changedOn)}
                    </small>
                  </span>
                  <Icon name="next" />
                </Anchor>
              </li>
            ))}
          </ul>
        </Panel>
      ) : (
        <Waiting failure={error} onRetry={() => void refetch()} />
      )}
    </Screen>
  );
}
