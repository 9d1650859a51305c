import { Panel } from "../../../admin/Screen";
import type { OrderDetail } from "../../../api/schema";
import { AddNote } from "./AddNote";
import { NoteList } from "./NoteList";
import { subjectOf } from "./subject";
import { useOrderChanges } from "./useOrderChanges";

/** Notes that only the shop sees. */
export function NotesPanel({ detail: { order, notes } }: { detail: OrderDetail }) {
  const { busy, addNote } = useOrderChanges();
  return (
    <Panel title="Notes">
      <NoteList notes={notes} pieces={order.pieces} />
      <AddNote about={String(order.id)} label="New note" hint="Only visible to the shop." busy={busy} onAdd={(text) => addNote(subjectOf(order), text)} />
    </Panel>
  );
}
