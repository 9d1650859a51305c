import type { ProductExtras } from "../../../api/schema";
import { day } from "../../../format/date";
import { paragraphsOf } from "../../../format/text";
import { Korvai } from "../../../ui/Marks";
import { Stars } from "../../../ui/Stars";
import shared from "../../../ui/shared.module.css";
import { copy } from "../copy";
import styles from "./ProductReviews.module.css";

/** The anchor of the reviews. */
export const REVIEWS = "reviews";

/** What buyers say of a product; nothing before the first approved review. */
export function ProductReviews({ rating, reviews }: Pick<ProductExtras, "rating" | "reviews">) {
  if (!rating) return null;
  return (
    <>
      <Korvai cloth="pista" />
      <section id={REVIEWS} className={`${shared.pista} ${shared.section}`} aria-labelledby="reviewed">
        <div className={shared.wrap}>
          <div className={styles.head}>
            <h2 id="reviewed">{copy.reviewsTitle}</h2>
            <p className={styles.rating}>
              <b aria-hidden="true">{rating.average.toFixed(1)}</b>
              <span>
                <Stars average={rating.average} />
                {copy.reviews(rating.count)}
              </span>
            </p>
          </div>
          <ul className={styles.reviews}>
            {reviews.map((review, place) => (
              <li key={place}>
                <Stars average={review.stars} />
                {review.text && (
                  <blockquote>
                    {paragraphsOf(review.text).map((paragraph, at) => (
                      <p key={at}>{paragraph}</p>
                    ))}
                  </blockquote>
                )}
                <p className={styles.who}>
                  <b>{review.name}</b>, <time dateTime={review.date}>{day(review.date)}</time>
                </p>
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}
