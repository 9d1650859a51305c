import { useItemActs } from "../../../admin/list/useItemActs";
import { placed, type Placed } from "../../../admin/list/LongList";
import { offerUndo } from "../../../admin/undo";
import type { ReviewDetail, ReviewState } from "../../../api/schema";
import { day } from "../../../format/date";
import { paragraphsOf } from "../../../format/text";
import { Anchor } from "../../../ui/Anchor";
import { Button } from "../../../ui/Button";
import { Stars } from "../../../ui/Stars";
import shared from "../../../ui/shared.module.css";
import styles from "./Courses.later.module.css";
import * as paths from "./paths";
import { decideReview, reviews } from "./queries";

const SAID: Readonly<Record<ReviewState, string>> = {
  approved: "approved",
  hidden: "hidden",
  waiting: "moved back to approval",
};

/** One review with its actions. */
export function ReviewCard({ review, ...standing }: Placed & { review: ReviewDetail }) {
  const { id, name, state, version, deletedAt } = review;
  const { busy, run, changed, remove, restore } = useItemActs(reviews.trash);
  const title = `${name}'s review`;
  const decide = async (next: ReviewState) => {
    const after = await changed(() => decideReview(id, next, version));
    if (!after) return;
    offerUndo({ text: `${title} ${SAID[next]}`, undo: async () => void (await run(() => decideReview(id, state, after.version))) });
  };
  const whose = <span className={shared.hidden}> {title}</span>;
  return (
    <div {...placed(standing)} className={styles.review}>
      <div className={styles.reviewHead}>
        <b>{name}</b>
        <Stars average={review.stars} />
        <p>
          {day(review.date)}, about <Anchor href={paths.course(review.courseId)}>{review.courseName}</Anchor>
        </p>
      </div>
      {review.text ? (
        <blockquote>
          {paragraphsOf(review.text).map((paragraph, place) => (
            <p key={place}>{paragraph}</p>
          ))}
        </blockquote>
      ) : (
        <p className={shared.muted}>No text.</p>
      )}
      <div className={styles.acts}>
        {deletedAt ? (
          <Button small look="line" busy={busy} onClick={() => void restore(review, title)}>
            Restore{whose}
          </Button>
        ) : (
          <>
            {state !== "approved" && (
              <Button small look={state === "waiting" ? "solid" : "line"} busy={busy} onClick={() => void decide("approved")}>
                Approve{whose}
              </Button>
            )}
            {state !== "hidden" && (
              <Button small look="line" busy={busy} onClick={() => void decide("hidden")}>
                Hide{whose}
              </Button>
            )}
            <Button small look="line" busy={busy} onClick={() => void remove(review, title)}>
              Move to trash{whose}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
