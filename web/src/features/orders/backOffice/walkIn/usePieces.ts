import { useEffect, useRef } from "react";
import { useFieldArray, type Control } from "react-hook-form";
import { focusField } from "../../../../admin/form/errors";
import type { EditForm } from "../../../../admin/form/useEditForm";
import { useUndoHere } from "../../../../admin/undo";
import { emptyPiece, type PieceValues, type WalkInValues } from "./values";

/**
 * The pieces of the form: one at first. A removed one can be restored while the form is open; `onRestore` then has its
 * earlier row and the new one.
 */
export function usePieces(edit: EditForm<WalkInValues>, onRestore: (from: string, to: string) => void) {
  const control = edit.form.control as unknown as Control<{ pieces: PieceValues[] }>;
  const { fields: rows, append, insert, remove } = useFieldArray({ control, name: "pieces" });
  const offerUndo = useUndoHere();
  const restored = useRef<{ at: number; from: string }>(undefined);
  const latest = useRef(onRestore);
  useEffect(() => {
    latest.current = onRestore;
  });
  // The form gives each inserted row an id of its own, known after the next render.
  useEffect(() => {
    if (!restored.current) return;
    const { at, from } = restored.current;
    const to = rows[at]?.id;
    restored.current = undefined;
    if (to !== undefined) latest.current(from, to);
  }, [rows]);

  const add = () => {
    append(emptyPiece(), { shouldFocus: false });
    const name = `pieces.${rows.length}.work`;
    setTimeout(() => focusField(edit.idOf(name)));
  };
  const removeAt = (at: number) => {
    const piece = edit.form.getValues(`pieces.${at}`);
    const from = rows[at]?.id ?? "";
    remove(at);
    offerUndo({
      text: `${piece.work.trim() || `Piece ${at + 1}`} removed`,
      undo: () => {
        restored.current = { at, from };
        return Promise.resolve(insert(at, piece, { shouldFocus: false }));
      },
    });
  };
  return { rows, add, removeAt };
}
