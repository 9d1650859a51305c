import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useDraft } from "../../../admin/useDraft";
import { Badge } from "../../../ui/Badge";
import { Button } from "../../../ui/Button";
import { LazyPart } from "../../../ui/LazyPart";
import { toast } from "../../../ui/noticeStore";
import { Stars } from "../../../ui/Stars";
import type { Enrolment, OwnReview, SaveReview } from "../../../api/schema";
import { send } from "../../../api/send";
import { enrolmentList } from "../queries";
import styles from "./MyCourses.later.module.css";
import { messages } from "./messages";

/** Loaded separately, so that the video does not wait for it. */
const loadForm = () => import("../../../form/review/ReviewForm");

/** The review form, or the sent review with its state. */
export function ReviewPart({ enrolment }: { enrolment: Enrolment }) {
  const [changing, setChanging] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const queries = useQueryClient();
  const { review, id } = enrolment;
  const [draft, write] = useDraft(`review:course:${id}`);
  const sendReview = (body: SaveReview) => send("PUT /me/courses/{id}/review", { path: { id }, body });
  const show = (sent: OwnReview) => {
    queries.setQueryData<Enrolment[]>(enrolmentList().queryKey, (all) =>
      all?.map((one) => (one.id === id ? { ...one, review: sent } : one)),
    );
    setChanging(false);
    heading.current?.focus();
  };
  return (
    <section className={styles.review} aria-labelledby="review">
      <h3 id="review" ref={heading} className={styles.heading} tabIndex={-1}>
        {messages.review.heading}
      </h3>
      {review && !changing ? (
        <Written review={review} onChange={() => setChanging(true)} />
      ) : (
        <LazyPart
          load={loadForm}
          given={{ before: review, send: sendReview, onSent: show, draft: [draft, write] }}
          onFailure={() => {
            if (!changing) return;
            setChanging(false);
            toast(messages.offline, { kind: "error" });
          }}
        />
      )}
    </section>
  );
}

function Written({ review, onChange }: { review: OwnReview; onChange: () => void }) {
  return (
    <>
      <p className={styles.ways}>
        <Stars average={review.stars} />
        <Badge kind={review.approved ? "good" : "waiting"}>
          {review.approved ? messages.review.shown : messages.review.waits}
        </Badge>
      </p>
      {review.text && <blockquote className={styles.text}>{review.text}</blockquote>}
      <Button look="line" small onClick={onChange}>
        {messages.review.change}
      </Button>
    </>
  );
}
