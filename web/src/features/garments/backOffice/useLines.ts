import { useId, useState } from "react";
import { offerUndo } from "../../../admin/undo";

interface FieldArray<Line> {
  fields: readonly { row: string }[];
  append: (line: Line, options: { shouldFocus: false }) => void;
  insert: (index: number, line: Line, options: { shouldFocus: false }) => void;
  move: (from: number, to: number) => void;
  remove: (index: number) => void;
}

/** A list in a form whose lines are added, moved, removed and folded. */
export function useLines<Line>({ fields, append, insert, move, remove }: FieldArray<Line>) {
  const listId = useId();
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [added, setAdded] = useState(fields.length);
  const [said, setSaid] = useState("");
  const focus = (index: number, what: string) =>
    requestAnimationFrame(() => document.getElementById(listId)?.children[index]?.querySelector<HTMLElement>(what)?.focus());
  return {
    listId,
    /** What screen readers hear. */
    said,
    isOpen: (row: string, index: number) => open.has(row) || index >= added,
    toggle: (row: string, index: number) => {
      const next = new Set(open);
      if (open.has(row) || index >= added) next.delete(row);
      else next.add(row);
      // Lines that were open because they are new are remembered one by one from now on.
      for (const [place, field] of fields.entries()) if (place >= added && place !== index) next.add(field.row);
      setAdded(fields.length);
      setOpen(next);
    },
    add: (line: Line) => {
      append(line, { shouldFocus: false });
      focus(fields.length, "input");
    },
    go: (from: number, to: number, name: string) => {
      const next = new Set(open);
      for (const [place, field] of fields.entries()) if (place >= added) next.add(field.row);
      setAdded(fields.length);
      setOpen(next);
      move(from, to);
      setSaid(`${name}: position ${to + 1} of ${fields.length}`);
      focus(to, to < from ? "[aria-label^='Move up']" : "[aria-label^='Move down']");
    },
    takeOut: (index: number, name: string, line: Line) => {
      remove(index);
      setAdded((count) => Math.min(count, fields.length - 1));
      offerUndo({ text: `${name} removed`, undo: () => Promise.resolve(insert(index, line, { shouldFocus: false })) });
    },
  };
}
