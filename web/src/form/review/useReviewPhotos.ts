import { useEffect, useRef, useState } from "react";
import { isOffline, ProblemError } from "../../api/problem";
import type { ReviewPhoto } from "../../api/schema";
import { refusalOf } from "../photos/accepted";
import type { PhotoTile } from "../photos/PhotoTiles";
import { copy } from "./copy";

/** The most photos of a review. */
export const MOST_PHOTOS = 3;

/** How photos of a review are added and removed. */
export interface PhotoCalls {
  add: (photo: Blob) => Promise<ReviewPhoto>;
  remove: (photo: number) => Promise<unknown>;
}

interface ChosenPhoto {
  file: File;
  /** The object URL of the preview. */
  preview: string;
}

const reasonOf = (failure: unknown): string => {
  if (isOffline(failure)) return copy.offline;
  return failure instanceof ProblemError && failure.status < 500 ? failure.problem.message : copy.photos.failed;
};

/** The photos of a review while it is written: nothing is sent before `save`. */
export function useReviewPhotos(before: readonly ReviewPhoto[], calls: PhotoCalls | undefined) {
  const [stored, setStored] = useState(before);
  const [removed, setRemoved] = useState<readonly number[]>([]);
  const [chosen, setChosen] = useState<readonly ChosenPhoto[]>([]);
  const [refusals, setRefusals] = useState<readonly string[]>([]);
  const previews = useRef(new Set<string>());
  useEffect(() => {
    const all = previews.current;
    return () => all.forEach((preview) => URL.revokeObjectURL(preview));
  }, []);

  const left = stored.filter(({ id }) => !removed.includes(id));
  const room = MOST_PHOTOS - left.length - chosen.length;
  const tiles: PhotoTile[] = [
    ...left.map(({ id, small }, place) => ({
      key: id,
      source: small,
      name: copy.photos.place(place + 1),
      onRemove: () => setRemoved([...removed, id]),
    })),
    ...chosen.map((photo) => ({
      key: photo.preview,
      source: photo.preview,
      name: photo.file.name,
      onRemove: () => setChosen(chosen.filter((other) => other !== photo)),
    })),
  ];

  const choose = (files: readonly File[]) => {
    const taken: ChosenPhoto[] = [];
    const refused = new Set<string>();
    for (const file of files) {
      const refusal = refusalOf(file) ?? (taken.length >= room ? copy.photos.most : undefined);
      if (refusal) {
        refused.add(refusal);
        continue;
      }
      const preview = URL.createObjectURL(file);
      previews.current.add(preview);
      taken.push({ file, preview });
    }
    setChosen([...chosen, ...taken]);
    setRefusals([...refused]);
  };

  /** Removes and adds, one after the other. Returns the stored photos, or undefined if some could not be sent. */
  const save = async (): Promise<ReviewPhoto[] | undefined> => {
    if (!calls) return [...stored];
    let now = [...stored];
    const failed: ChosenPhoto[] = [];
    const reasons: string[] = [];
    for (const id of removed) {
      try {
        await calls.remove(id);
        now = now.filter((photo) => photo.id !== id);
      } catch (failure) {
        reasons.push(reasonOf(failure));
      }
    }
    for (const photo of chosen) {
      try {
        now.push(await calls.add(photo.file));
      } catch (failure) {
        failed.push(photo);
        reasons.push(copy.photos.missing(photo.file.name, reasonOf(failure)));
      }
    }
    setStored(now);
    setRemoved([]);
    setChosen(failed);
    setRefusals(reasons);
    return reasons.length > 0 ? undefined : now;
  };

  return { tiles, more: room > 0, choose, refusals, save, changed: removed.length + chosen.length > 0 };
}
