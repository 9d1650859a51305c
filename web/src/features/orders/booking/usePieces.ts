import { useState } from "react";
import { get } from "react-hook-form";
import { isEmpty, MOST_PIECES, newKey, noPiece, type PieceValues } from "./piece";
import { copyPhotos } from "./photoStore";
import type { BookingForm } from "./useBookingForm";

/** The last change of the list, which can be undone. */
export interface LastChange {
  kind: "added" | "duplicated" | "removed";
  piece: PieceValues;
  /** Where it was. */
  index: number;
  /** What it is called. */
  title: string;
}

export interface Pieces {
  all: readonly PieceValues[];
  /** The key of the piece whose fields are shown; others are folded. */
  open: string | undefined;
  setOpen: (key: string | undefined) => void;
  full: boolean;
  last: LastChange | undefined;
  /** Adds a piece, of this product if one is named; one that is still empty is used first. */
  add: (product?: number) => string;
  duplicate: (key: string) => string;
  remove: (key: string, title: string) => void;
  undo: () => void;
}

/** The list of pieces: errors stay with their piece when others come and go. */
export function usePieces(form: BookingForm, arrived: string | undefined): Pieces {
  const all = form.watch("pieces");
  const [open, setOpen] = useState<string | undefined>(() => arrived ?? all.at(-1)?.key);
  const [last, setLast] = useState<LastChange | undefined>(() => addedBy(all, arrived));

  const replace = (next: readonly PieceValues[]) => {
    const now = form.getValues("pieces");
    const errors = new Map(now.map(({ key }, index) => [key, get(form.formState.errors, `pieces.${index}`) as object | undefined]));
    form.clearErrors("pieces");
    form.setValue("pieces", next, { shouldDirty: true });
    for (const [index, { key }] of next.entries())
      for (const [field, error] of leaves(errors.get(key))) form.setError(`pieces.${index}.${field}` as "pieces", error);
  };
  const insert = (piece: PieceValues, index: number) => {
    const now = form.getValues("pieces");
    replace([...now.slice(0, index), piece, ...now.slice(index)]);
  };
  const without = (key: string) => replace(form.getValues("pieces").filter((piece) => piece.key !== key));
  return {
    all,
    open,
    setOpen,
    full: all.length >= MOST_PIECES,
    last,
    add: (product) => {
      const now = form.getValues("pieces");
      const waiting = now.find(isEmpty);
      const piece = { ...(waiting ?? noPiece(newKey(all))), ...(product !== undefined && { productId: String(product) }) };
      if (!waiting) insert(piece, all.length);
      else if (product !== undefined) replace(now.map((one) => (one === waiting ? piece : one)));
      setOpen(piece.key);
      setLast(undefined);
      return piece.key;
    },
    duplicate: (key) => {
      const now = form.getValues("pieces");
      const index = now.findIndex((piece) => piece.key === key);
      const copied = now[index];
      if (!copied) return key;
      const piece = { ...copied, key: newKey(now) };
      insert(piece, index + 1);
      copyPhotos(key, piece.key);
      setOpen(piece.key);
      setLast({ kind: "duplicated", piece, index: index + 1, title: "" });
      return piece.key;
    },
    remove: (key, title) => {
      const index = form.getValues("pieces").findIndex((piece) => piece.key === key);
      const piece = form.getValues("pieces")[index];
      if (!piece) return;
      without(key);
      setLast({ kind: "removed", piece, index, title });
    },
    undo: () => {
      if (!last) return;
      if (last.kind === "removed") {
        insert(last.piece, last.index);
        setOpen(last.piece.key);
      } else without(last.piece.key);
      setLast(undefined);
    },
  };
}

/** The piece that a link added. */
function addedBy(all: readonly PieceValues[], key: string | undefined): LastChange | undefined {
  const index = all.findIndex((piece) => piece.key === key);
  const piece = all[index];
  return piece && { kind: "added", piece, index, title: "" };
}

/** The errors of a piece by field, those of its measurements as `lengths.height`. */
function leaves(errors: object | undefined, before = ""): [string, { type: string; message: string }][] {
  return Object.entries(errors ?? {}).flatMap(([key, error]: [string, { type?: string; message?: string } & object]) => {
    const { type, message } = error;
    return typeof message === "string" && typeof type === "string" ? [[before + key, { type, message }]] : leaves(error, `${before}${key}.`);
  });
}
