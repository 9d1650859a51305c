import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { isOffline } from "../../../api/problem";
import type { Enrolment, OwnReview } from "../../../api/schema";
import { send } from "../../../api/send";
import { useFormInUse } from "../../../form/formInUse";
import { Button } from "../../../ui/Button";
import { ErrorSummary, TextArea } from "../../../ui/Field";
import { Icon } from "../../../ui/Icon";
import { toast } from "../../../ui/noticeStore";
import { enrolmentList } from "../queries";
import shared from "../../../ui/shared.module.css";
import styles from "./MyCourses.later.module.css";
import { review as rules, type Review } from "./review";
import { messages } from "./messages";

const STARS = ["1", "2", "3", "4", "5"];

interface Props {
  enrolmentId: number;
  /** The customer's earlier review. */
  before: OwnReview | undefined;
  onSent: () => void;
}

/** The review form: stars and an optional text. */
export default function ReviewForm({ enrolmentId, before, onSent }: Props) {
  const queries = useQueryClient();
  const ids = useId();
  const [attempt, setAttempt] = useState(0);
  const { register, handleSubmit, control, formState } = useForm<Review>({
    resolver: zodResolver(rules),
    defaultValues: { stars: before ? String(before.stars) : "", text: before?.text ?? "" },
  });
  const { errors, isSubmitting, isDirty } = formState;
  useFormInUse(isDirty);
  const given = Number(useWatch({ control, name: "stars" }));

  const review = async ({ stars, text }: Review) => {
    try {
      const sent = await send("PUT /me/courses/{id}/review", { path: { id: enrolmentId }, body: { stars: Number(stars), text } });
      queries.setQueryData<Enrolment[]>(enrolmentList().queryKey, (all) =>
        all?.map((one) => (one.id === enrolmentId ? { ...one, review: sent } : one)),
      );
      toast(messages.review.thanks);
      onSent();
    } catch (failure) {
      toast(isOffline(failure) ? messages.offline : messages.review.failed, { kind: "error" });
    }
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        setAttempt((count) => count + 1);
        void handleSubmit(review)(event);
      }}
    >
      <ErrorSummary
        attempt={attempt}
        errors={(["stars", "text"] as const).flatMap((name) => {
          const message = errors[name]?.message;
          return message ? [{ id: name === "stars" ? `${ids}-1` : `${ids}-text`, message }] : [];
        })}
      />
      <fieldset className={styles.stars} aria-describedby={errors.stars ? `${ids}-stars` : undefined}>
        <legend>{messages.review.stars}</legend>
        {errors.stars?.message && (
          <p id={`${ids}-stars`} className={styles.wrong}>
            <Icon name="warning" />
            {errors.stars.message}
          </p>
        )}
        {STARS.map((star) => (
          <label key={star} className={Number(star) <= given ? styles.given : undefined}>
            <input id={`${ids}-${star}`} type="radio" value={star} {...register("stars")} />
            <Icon name="star" />
            <span className={shared.hidden}>{messages.review.star(Number(star))}</span>
          </label>
        ))}
      </fieldset>
      <TextArea
        id={`${ids}-text`}
        label={messages.review.text}
        optional
        hint={messages.review.everybody}
        error={errors.text?.message}
        rows={4}
        {...register("text")}
      />
      <Button type="submit" busy={isSubmitting} busyText={messages.review.sending}>
        {messages.review.send}
      </Button>
    </form>
  );
}
