import { useEffect, useState } from "react";
import { NetworkError, ProblemError } from "../../../api/problem";
import { codeOf } from "../../../form/failures";
import { upload } from "../../../api/upload";
import { copy } from "./copy";
import type { ChosenPhoto } from "./photoStore";
import type { PieceValues } from "./piece";
import type { Order, OrderPhoto } from "../../../api/schema";

export interface PhotoToSend {
  name: string;
  /** The id of its piece; the first one without it. */
  piece?: number | undefined;
  fetch: () => Promise<Blob>;
}

/** The photos of each piece of a booked order: the image the customer came with, then the chosen ones. */
export function photosToSend({ pieces: booked }: Order, pieces: readonly PieceValues[], chosen: readonly ChosenPhoto[]): PhotoToSend[] {
  return pieces.flatMap(({ key, look }, index): PhotoToSend[] => {
    const piece = booked[index]?.id;
    const own = chosen.filter((photo) => photo.piece === key).map(({ name, file }) => ({ name, piece, fetch: () => Promise.resolve(file) }));
    return look ? [{ name: copy.photos.look, piece, fetch: () => imageOf(look) }, ...own] : own;
  });
}

async function imageOf(address: string): Promise<Blob> {
  const answer = await fetch(address).catch((cause: unknown) => {
    throw new NetworkError(cause);
  });
  if (!answer.ok) throw new Error(`the image answered ${answer.status}`);
  return answer.blob();
}

export interface Sending {
  /** Number of uploaded photos. */
  sent: number;
  /** Number of the photo being uploaded, from 1; undefined when done. */
  at: number | undefined;
  /** Uploaded share of that photo, from 0 to 1. */
  share: number;
  /** Photos that failed, and why. */
  failures: { photo: PhotoToSend; reason: string }[];
}

function reasonOf(failure: unknown): string {
  if (failure instanceof NetworkError) return copy.offline;
  if (!(failure instanceof ProblemError)) return copy.failed;
  if (codeOf<"order_photo_create">(failure) === "request.too_many") return copy.photos.enough;
  return failure.status < 500 ? failure.problem.message : copy.failed;
}

/** Uploads the photos one after the other; `again` retries those that failed. */
export function usePhotoUpload(order: number, photos: readonly PhotoToSend[]): Sending & { again: () => void } {
  const [queue, setQueue] = useState(photos);
  const [sending, setSending] = useState<Sending>({ sent: 0, at: photos.length > 0 ? 1 : undefined, share: 0, failures: [] });

  useEffect(() => {
    const stop = new AbortController();
    const sendAll = async () => {
      for (const [index, photo] of queue.entries()) {
        setSending((before) => ({ ...before, at: index + 1, share: 0 }));
        try {
          const onShare = (share: number) => setSending((before) => ({ ...before, share }));
          const query = photo.piece === undefined ? "" : `?piece=${photo.piece}`;
          await upload<OrderPhoto>(`/me/orders/${order}/photos${query}`, await photo.fetch(), onShare, stop.signal);
          setSending((before) => ({ ...before, sent: before.sent + 1 }));
        } catch (failure) {
          if (stop.signal.aborted) return;
          const reason = reasonOf(failure);
          setSending((before) => ({ ...before, failures: [...before.failures, { photo, reason }] }));
        }
      }
      setSending((before) => ({ ...before, at: undefined }));
    };
    if (queue.length > 0) void sendAll();
    return () => stop.abort();
  }, [order, queue]);

  const again = () => {
    setQueue(sending.failures.map(({ photo }) => photo));
    setSending((before) => ({ ...before, at: 1, share: 0, failures: [] }));
  };
  return { ...sending, again };
}
