import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useId, useRef, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { isOffline, needsLogin } from "../../api/problem";
import type { OwnReview } from "../../api/schema";
import { useFormInUse } from "../formInUse";
import { PhotoTiles } from "../photos/PhotoTiles";
import { Button } from "../../ui/Button";
import { ErrorSummary, TextArea } from "../../ui/Field";
import { Icon } from "../../ui/Icon";
import { toast } from "../../ui/noticeStore";
import shared from "../../ui/shared.module.css";
import { copy } from "./copy";
import styles from "./ReviewForm.later.module.css";
import { review as rules, type Review } from "./rules";
import { useReviewPhotos, type PhotoCalls } from "./useReviewPhotos";

const STARS = ["1", "2", "3", "4", "5"];

interface Props {
  /** The customer's earlier review. */
  before: OwnReview | undefined;
  /** Sends it. */
  send: (review: { stars: number; text: string }) => Promise<OwnReview>;
  onSent: (review: OwnReview) => void;
  /** What was typed and not sent, and how to store it. */
  draft: readonly [text: string, write: (text: string) => void];
  /** For reviews with photos. */
  photos?: PhotoCalls | undefined;
}

/** The review form: stars, an optional text and photos. */
export default function ReviewForm({ before, send, onSent, draft: [draft, write], photos: calls }: Props) {
  const ids = useId();
  const [attempt, setAttempt] = useState(0);
  const { register, handleSubmit, control, formState, reset } = useForm<Review>({
    resolver: zodResolver(rules),
    defaultValues: { stars: before ? String(before.stars) : "", text: before?.text ?? "" },
  });
  const { errors, isSubmitting, isDirty } = formState;
  const photos = useReviewPhotos(before?.photos ?? [], calls);
  useFormInUse(isDirty || photos.changed);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // To edit a review, it takes the place of the button that had the focus.
    form.current?.querySelector<HTMLElement>("input:checked")?.focus();
  }, []);
  const [restored] = useState(() => typedOf(draft));
  useEffect(() => {
    if (restored) reset(restored, { keepDefaultValues: true });
  }, [restored, reset]);
  const typed = useWatch({ control });
  const text = isDirty ? JSON.stringify(typed) : "";
  const began = useRef(!restored);
  useEffect(() => {
    // What is restored is not typed yet in the first render.
    if (began.current) write(text);
    began.current ||= text !== "";
  }, [text, write]);
  const given = Number(typed.stars);

  const review = async ({ stars, text }: Review) => {
    try {
      const sent = await send({ stars: Number(stars), text });
      const saved = await photos.save();
      if (!saved) {
        toast(copy.photos.some, { kind: "error" });
        return;
      }
      write("");
      toast(copy.thanks);
      onSent({ ...sent, approved: false, photos: saved });
    } catch (failure) {
      // Without a session the login takes the place of the form, which is filled in again after it.
      if (needsLogin(failure)) return;
      toast(isOffline(failure) ? copy.offline : copy.failed, { kind: "error" });
    }
  };

  return (
    <form
      ref={form}
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
      {calls && (
        <div className={styles.photos} role="group" aria-labelledby={`${ids}-photos`}>
          <h3 id={`${ids}-photos`}>
            {copy.photos.title} <span>(optional)</span>
          </h3>
          <p id={`${ids}-hint`}>{copy.photos.hint}</p>
          <PhotoTiles tiles={photos.tiles} more={photos.more} onChoose={photos.choose} refusals={photos.refusals} describedBy={`${ids}-hint`} />
        </div>
      )}
      <Button type="submit" busy={isSubmitting} busyText={copy.sending}>
        {copy.send}
      </Button>
    </form>
  );
}

function typedOf(draft: string): Review | undefined {
  try {
    return JSON.parse(draft) as Review;
  } catch {
    // None, or a damaged one.
    return undefined;
  }
}
