import { useRead } from "../../../api/read";
import { Anchor } from "../../../ui/Anchor";
import { patternBackground, Slip, TapeStrip } from "../../../ui/Marks";
import { classNames } from "../../../ui/classNames";
import shared from "../../../ui/shared.module.css";
import { Loading, Skeleton } from "../../../ui/States";
import { Failed } from "../components/Failed";
import { Text } from "../components/Text";
import { copy } from "../copy";
import { paths } from "../paths";
import { pageView } from "../queries";
import styles from "./Home.module.css";
import { PatternPiece } from "./PatternPiece";

/** Our Stories: a short text on pattern paper. */
export function Stories({ id }: { id: string }) {
  const { data: page, error, refetch } = useRead(pageView("stories"));
  const story = page?.sections[0];
  return (
    <section id={id} className={classNames(patternBackground, shared.later)} aria-labelledby={`${id}-title`}>
      <div className={classNames(shared.wrap, shared.section, styles.stories)}>
        <PatternPiece className={styles.piece} />
        <Slip>
          <h2 id={`${id}-title`}>{copy.stories.title}</h2>
          {error && <Failed failure={error} text={copy.pages.failed} onRetry={refetch} />}
          {!page && !error && (
            <Loading text={copy.pages.loading}>
              <Skeleton lines={4} />
            </Loading>
          )}
          {story && (
            <>
              {story.heading && <h3 className={styles.storyLine}>{story.heading}</h3>}
              <Text text={story.text} className={shared.lede} />
              <p className={styles.onward}>
                <Anchor href={paths.about()} className={shared.stitch}>
                  {copy.stories.more}
                </Anchor>
              </p>
            </>
          )}
        </Slip>
      </div>
      <TapeStrip />
    </section>
  );
}
