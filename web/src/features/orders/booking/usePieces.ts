import { useEffect, useRef, useState } from "react";
import { get } from "react-hook-form";
import type { OfferedPiece } from "./estimate";
import { copyPhotos } from "./photoStore";
import { hasOnlyService, isEmpty, MOST_PIECES, newKey, noPiece, type PieceValues } from "./piece";
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
  /** Adds a piece, of this product if one is named; one that is still empty or of a dead link is used first. */
  add: (product?: number) => string;
  duplicate: (key: string) => string;
  remove: (key: string, title: string) => void;
  undo: () => void;
}

/** The list of pieces: errors stay with their piece when others come and go. */
export function usePieces(form: BookingForm, arrived: string | undefined, offered: readonly OfferedPiece[]): Pieces {
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
  /** Pieces of a dead link: their service is no longer offered, and nothing else was filled in. */
  const dead = offered.flatMap(({ piece, missing }) => (missing === "gone" && hasOnlyService(piece) ? [piece.key] : []));
  const without = (key: string) => replace(form.getValues("pieces").filter((piece) => piece.key !== key));
  // A link adds its piece before it is known that an earlier link was dead.
  const settled = useRef(arrived === undefined);
  useEffect(() => {
    if (settled.current || offered.some(({ missing }) => missing === "loading" || missing === "failed")) return;
    settled.current = true;
    const now = form.getValues("pieces");
    const added = now.find(({ key }) => key === arrived);
    const key = dead.find((one) => one !== arrived);
    if (!added || key === undefined) return;
    replace(now.flatMap((one) => (one === added ? [] : one.key === key ? { ...added, key } : one)));
    setOpen((shown) => (shown === added.key ? key : shown));
    setLast(undefined);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [offered]);
  return {
    all,
    open,
    setOpen,
    full: all.length >= MOST_PIECES,
    last,
    add: (product) => {
      const now = form.getValues("pieces");
      const waiting = now.find(isEmpty) ?? now.find(({ key }) => dead.includes(key));
      const piece = { ...noPiece(waiting?.key ?? newKey(all)), productId: String(product ?? "") };
      if (waiting) replace(now.map((one) => (one === waiting ? piece : one)));
      else insert(piece, all.length);
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
