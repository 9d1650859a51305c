import { zodResolver } from "@hookform/resolvers/zod";
import { useId, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { isOffline } from "../../api/problem";
import type { OwnReview } from "../../api/schema";
import { useFormInUse } from "../formInUse";
import { Button } from "../../ui/Button";
import { ErrorSummary, TextArea } from "../../ui/Field";
import { Icon } from "../../ui/Icon";
import { toast } from "../../ui/noticeStore";
import shared from "../../ui/shared.module.css";
import { copy } from "./copy";
import styles from "./ReviewForm.later.module.css";
import { review as rules, type Review } from "./rules";

const STARS = ["1", "2", "3", "4", "5"];

interface Props {
  /** The customer's earlier review. */
  before: OwnReview | undefined;
  /** Sends it. */
  send: (review: { stars: number; text: string }) => Promise<OwnReview>;
  onSent: (review: OwnReview) => void;
}

/** The review form: stars and an optional text. */
export default function ReviewForm({ before, send, onSent }: Props) {
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
      const sent = await send({ stars: Number(stars), text });
      toast(copy.thanks);
      onSent(sent);
    } catch (failure) {
      toast(isOffline(failure) ? copy.offline : copy.failed, { kind: "error" });
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
        <legend>{copy.stars}</legend>
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
            <span className={shared.hidden}>{copy.star(Number(star))}</span>
          </label>
        ))}
      </fieldset>
      <TextArea
        id={`${ids}-text`}
        label={copy.text}
        optional
        hint={copy.everybody}
        error={errors.text?.message}
        rows={4}
        {...register("text")}
      />
      <Button type="submit" busy={isSubmitting} busyText={copy.sending}>
        {copy.send}
      </Button>
    </form>
  );
}
