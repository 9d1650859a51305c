import { placed, type Placed } from "../../../admin/list/LongList";
import { offerUndo } from "../../../admin/undo";
import { useChange } from "../../../admin/useChange";
import { useRefreshSite } from "../../../admin/useRefreshSite";
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
  const { busy, change } = useChange();
  const refreshSite = useRefreshSite();
  const run = async (act: () => Promise<unknown>): Promise<boolean> => {
    const done = await change(act);
    if (done) refreshSite();
    return done;
  };
  const trash = reviews.trashOf(id);
  const decide = async (next: ReviewState) => {
    let after = version;
    const done = await run(async () => {
      after = (await decideReview(id, next, version)).version;
    });
    if (!done) return;
    offerUndo({ text: `${name}'s review ${SAID[next]}`, undo: async () => void (await run(() => decideReview(id, state, after))) });
  };
  const remove = async () => {
    if (!(await run(() => trash.remove()))) return;
    offerUndo({
      text: `${name}'s review moved to trash`,
      note: "It can be restored for 30 days.",
      undo: async () => void (await run(() => trash.restore())),
    });
  };
  const restore = async () => {
    if (!(await run(() => trash.restore()))) return;
    offerUndo({ text: `${name}'s review restored`, undo: async () => void (await run(() => trash.remove())) });
  };
  const whose = <span className={shared.hidden}> {name}'s review</span>;
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
          <Button small look="line" busy={busy} onClick={() => void restore()}>
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
            <Button small look="line" busy={busy} onClick={() => void remove()}>
              Move to trash{whose}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
