import { useState } from "react";
import type { ProductExtras } from "../../../api/schema";
import { day } from "../../../format/date";
import { paragraphsOf } from "../../../format/text";
import { Korvai } from "../../../ui/Marks";
import { PhotoStrip } from "../../../ui/PhotoStrip";
import { Stars } from "../../../ui/Stars";
import shared from "../../../ui/shared.module.css";
import { copy } from "../copy";
import styles from "./ProductReviews.later.module.css";

/** The anchor of the reviews. */
export const REVIEWS = "reviews";
/** Reviews shown before the visitor asks for all of them. */
const FIRST = 3;

/** What buyers say of a product; nothing before the first approved review. */
export function ProductReviews({ rating, reviews }: Pick<ProductExtras, "rating" | "reviews">) {
  const [all, setAll] = useState(false);
  if (!rating) return null;
  const withPhotos = reviews.filter(({ photos }) => photos.length > 0).length;
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
                {copy.reviewsWithPhotos(rating.count, withPhotos)}
              </span>
            </p>
          </div>
          <ul className={styles.reviews}>
            {(all ? reviews : reviews.slice(0, FIRST)).map(({ name, stars, text, date, photos }, place) => (
              <li key={place}>
                {photos.length > 0 && <PhotoStrip photos={photos} title={copy.reviewPhoto(name)} className={styles.photos} size={{ width: 84, height: 105 }} />}
                <div>
                  <Stars average={stars} />
                  {text && (
                    <blockquote>
                      {paragraphsOf(text).map((paragraph, at) => (
                        <p key={at}>{paragraph}</p>
                      ))}
                    </blockquote>
                  )}
                  <p className={styles.who}>
                    <b>{name}</b>, <time dateTime={date}>{day(date)}</time>
                  </p>
                </div>
              </li>
            ))}
          </ul>
          {!all && reviews.length > FIRST && (
            <button type="button" className={`${shared.stitch} ${styles.all}`} onClick={() => setAll(true)}>
              {copy.allReviews(reviews.length)}
            </button>
          )}
        </div>
      </section>
    </>
  );
}
