import { Panel } from "../../../../admin/Screen";
import { useChange } from "../../../../admin/useChange";
import type { OwnPiece } from "../../../../api/schema";
import { AddNote } from "../AddNote";
import { NoteList } from "../NoteList";
import { noteOwnPiece } from "./queries";

/** What counter and makers write to each other about a piece. */
export function PieceNotes({ piece: { id, orderId, notes } }: { piece: OwnPiece }) {
  const { busy, change } = useChange();
  return (
    <Panel title="Notes">
      <NoteList notes={notes} />
      <AddNote about={`${orderId}/${id}`} label="New note" hint="Only visible to the shop." busy={busy} onAdd={(text) => change(() => noteOwnPiece(id, text))} />
    </Panel>
  );
}
