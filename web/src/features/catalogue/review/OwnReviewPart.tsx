import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { read, useRead } from "../../../api/read";
import type { OwnProductReview, OwnReview } from "../../../api/schema";
import { send } from "../../../api/send";
import ReviewForm from "../../../form/review/ReviewForm";
import { Badge } from "../../../ui/Badge";
import { Button } from "../../../ui/Button";
import { Stars } from "../../../ui/Stars";
import shared from "../../../ui/shared.module.css";
import { copy } from "../copy";
import styles from "./OwnReviewPart.later.module.css";

const ownReview = (product: number) => read("product_review_view", "/me/product-reviews/{product}", { path: { product } });

/** The review form for a customer who had a piece of the product delivered, or the review with its state. */
export default function OwnReviewPart({ product }: { product: number }) {
  const queries = useQueryClient();
  const { data } = useRead(ownReview(product));
  const [changing, setChanging] = useState(false);
  if (!data?.mayReview) return null;
  const { review } = data;
  const show = (sent: OwnReview) => {
    queries.setQueryData<OwnProductReview>(ownReview(product).queryKey, { mayReview: true, review: sent });
    setChanging(false);
  };
  return (
    <section className={`${shared.wrap} ${styles.own}`} aria-labelledby="own-review">
      <h2 id="own-review">{copy.ownReview}</h2>
      {review && !changing ? (
        <>
          <p className={shared.row}>
            <Stars average={review.stars} />
            <Badge kind={review.approved ? "good" : "waiting"}>{review.approved ? copy.reviewShown : copy.reviewWaits}</Badge>
          </p>
          {review.text && <blockquote>{review.text}</blockquote>}
          <Button look="line" small onClick={() => setChanging(true)}>
            {copy.editReview}
          </Button>
        </>
      ) : (
        <ReviewForm
          before={review}
          send={(body) => send("PUT /me/product-reviews/{product}", { path: { product }, body })}
          onSent={show}
        />
      )}
    </section>
  );
}
