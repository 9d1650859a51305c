import { useSyncExternalStore } from "react";
import { refusalOf } from "../../../form/photos/accepted";
import { changes } from "../../../ui/changes";
import { copy } from "./copy";

/** A chosen photo, held in this tab until the booking is created. */
export interface ChosenPhoto {
  id: number;
  /** The key of the piece it is a reference for. */
  piece: string;
  name: string;
  file: File;
  /** The object URL of the preview. */
  preview: string;
}

/** The most photos of a piece. */
export const MOST_PHOTOS = 5;
/** The most photos that a customer may add in a day, so also those of a booking. */
const MOST_A_DAY = 20;

let chosen: readonly ChosenPhoto[] = [];
let lastId = 0;
let owner: number | undefined;
const { subscribe, tell } = changes();

function set(next: readonly ChosenPhoto[]) {
  chosen = next;
  tell();
}

/** The chosen photos, stored outside the screen so that they survive an expired session and the login after it. */
export const useChosenPhotos = (): readonly ChosenPhoto[] => useSyncExternalStore(subscribe, () => chosen);

const add = (piece: string, file: File): ChosenPhoto => {
  lastId += 1;
  return { id: lastId, piece, name: file.name, file, preview: URL.createObjectURL(file) };
};

/** Adds files to a piece up to the limit, and returns the reasons of the refused ones. */
export function choosePhotos(piece: string, files: readonly File[], room: number): string[] {
  const refusals: string[] = [];
  const taken: ChosenPhoto[] = [];
  for (const file of files) {
    const many = taken.length >= room ? copy.photos.most : undefined;
    const refusal = refusalOf(file) ?? many ?? (chosen.length + taken.length >= MOST_A_DAY ? copy.photos.enough : undefined);
    if (refusal === undefined) taken.push(add(piece, file));
    else if (!refusals.includes(refusal)) refusals.push(refusal);
  }
  set([...chosen, ...taken]);
  return refusals;
}

/** Gives the photos of a piece also to another one, as far as there is room. */
export function copyPhotos(from: string, to: string): void {
  const copies = chosen.filter(({ piece }) => piece === from).slice(0, Math.max(0, MOST_A_DAY - chosen.length));
  set([...chosen, ...copies.map(({ file }) => add(to, file))]);
}

export function removePhoto(id: number): void {
  for (const photo of chosen) if (photo.id === id) URL.revokeObjectURL(photo.preview);
  set(chosen.filter((photo) => photo.id !== id));
}

export function forgetPhotos(): void {
  for (const { preview } of chosen) URL.revokeObjectURL(preview);
  set([]);
}

/** Drops the photos of another account. */
export function claimPhotos(person: number): void {
  if (owner !== undefined && owner !== person) forgetPhotos();
  owner = person;
}
