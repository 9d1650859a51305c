import { useItemActs } from "../list/useItemActs";
import { placed, type Placed } from "../list/LongList";
import { offerUndo } from "../undo";
import type { ReviewPhoto, ReviewState } from "../../api/schema";
import { day } from "../../format/date";
import { paragraphsOf } from "../../format/text";
import { Anchor } from "../../ui/Anchor";
import { Button } from "../../ui/Button";
import { PhotoStrip } from "../../ui/PhotoStrip";
import { Stars } from "../../ui/Stars";
import shared from "../../ui/shared.module.css";
import styles from "./Reviews.later.module.css";

const SAID: Readonly<Record<ReviewState, string>> = {
  approved: "approved",
  hidden: "hidden",
  waiting: "moved back to approval",
};

/** A review of anything. */
export interface AnyReview {
  id: number;
  name: string;
  stars: number;
  text: string;
  date: string;
  state: ReviewState;
  version: number;
  /** The buyer's photos, where reviews of this kind have some. */
  photos?: readonly ReviewPhoto[] | undefined;
  deletedAt?: string | undefined;
}

/** What is done with reviews of one kind. */
export interface ReviewKind<Review extends AnyReview> {
  /** What a review is about. */
  aboutOf: (review: Review) => { name: string; href: string };
  decide: (id: number, state: ReviewState, version: number) => Promise<Review>;
  trash: { remove: (review: { id: number }) => Promise<unknown>; restore: (review: { id: number }) => Promise<unknown> };
}

/** One review with its actions. */
export function ReviewCard<Review extends AnyReview>({ review, kind, ...standing }: Placed & { review: Review; kind: ReviewKind<Review> }) {
  const { id, name, state, version, deletedAt } = review;
  const { busy, run, changed, remove, restore } = useItemActs(kind.trash);
  const about = kind.aboutOf(review);
  const title = `${name}'s review`;
  const decide = async (next: ReviewState) => {
    const after = await changed(() => kind.decide(id, next, version));
    if (!after) return;
    offerUndo({ text: `${title} ${SAID[next]}`, undo: async () => void (await run(() => kind.decide(id, state, after.version))) });
  };
  const whose = <span className={shared.hidden}> {title}</span>;
  return (
    <div {...placed(standing)} className={styles.review}>
      <div className={styles.reviewHead}>
        <b>{name}</b>
        <Stars average={review.stars} />
        <p>
          {day(review.date)}, about <Anchor href={about.href}>{about.name}</Anchor>
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
      <PhotoStrip photos={review.photos ?? []} title={(place, total) => `Photo by ${name}, ${place} of ${total}`} className={styles.photos} />
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
