import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useDraft } from "../../../admin/useDraft";
import { read, useRead } from "../../../api/read";
import type { OwnProductReview, OwnReview, ReviewPhoto } from "../../../api/schema";
import { send } from "../../../api/send";
import { upload } from "../../../api/upload";
import ReviewForm from "../../../form/review/ReviewForm";
import { OWN_REVIEW } from "../../../links";
import { Badge } from "../../../ui/Badge";
import { Button } from "../../../ui/Button";
import { PhotoStrip } from "../../../ui/PhotoStrip";
import { Stars } from "../../../ui/Stars";
import shared from "../../../ui/shared.module.css";
import { copy } from "../copy";
import { DeleteReview } from "./DeleteReview";
import styles from "./OwnReviewPart.later.module.css";

const ownReview = (product: number) => read("product_review_view", "/me/product-reviews/{product}", { path: { product } });
const ignoreShare = () => undefined;

/** The review form for a customer who had a piece of the product delivered, or the review with its state. */
export default function OwnReviewPart({ product }: { product: number }) {
  const queries = useQueryClient();
  const { data } = useRead(ownReview(product));
  const [changing, setChanging] = useState(false);
  const [draft, write] = useDraft(`review:product:${product}`);
  const mayReview = data?.mayReview === true;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The browser looked for the address's anchor before this part was there.
    if (!mayReview || location.hash !== `#${OWN_REVIEW}`) return;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [mayReview]);
  if (!data || !(mayReview || data.review)) return null;
  const { review } = data;
  const show = (after: OwnReview | undefined) => {
    queries.setQueryData<OwnProductReview>(ownReview(product).queryKey, { mayReview, ...(after && { review: after }) });
    setChanging(false);
    if (after) heading.current?.focus();
  };
  return (
    <section className={`${shared.wrap} ${styles.own}`} aria-labelledby={OWN_REVIEW}>
      <h2 id={OWN_REVIEW} ref={heading} tabIndex={-1}>
        {review ? copy.ownReview : copy.writeReview}
      </h2>
      {review && !changing ? (
        <>
          <p className={shared.row}>
            <Stars average={review.stars} />
            <Badge kind={review.approved ? "good" : "waiting"}>{review.approved ? copy.reviewShown : copy.reviewWaits}</Badge>
          </p>
          {review.text && <blockquote>{review.text}</blockquote>}
          <PhotoStrip photos={review.photos} title={copy.ownPhoto} className={styles.photos} />
          <div className={shared.row}>
            {mayReview && (
              <Button look="line" small onClick={() => setChanging(true)}>
                {copy.editReview}
              </Button>
            )}
            <DeleteReview product={product} onDeleted={() => show(undefined)} />
          </div>
        </>
      ) : (
        <ReviewForm
          before={review}
          draft={[draft, write]}
          send={(body) => send("PUT /me/product-reviews/{product}", { path: { product }, body })}
          photos={{
            add: (photo) => upload<ReviewPhoto>(`/me/product-reviews/${product}/photos`, photo, ignoreShare),
            remove: (photo) => send("DELETE /me/product-reviews/{product}/photos/{photo}", { path: { product, photo } }),
          }}
          onSent={show}
        />
      )}
    </section>
  );
}
