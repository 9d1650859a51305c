import { useTyped } from "../../../admin/form/useTyped";
import { Panel } from "../../../admin/Screen";
import { useDraft } from "../../../admin/useDraft";
import type { OrderDetail } from "../../../api/schema";
import { Button } from "../../../ui/Button";
import { TextArea } from "../../../ui/Field";
import shared from "../../../ui/shared.module.css";
import { moment } from "../myOrders/days";
import styles from "./OrderDetail.later.module.css";
import { subjectOf } from "./subject";
import { useOrderChanges } from "./useOrderChanges";

const LONGEST = 2000;

/** Notes that only the shop sees. */
export function NotesPanel({ detail: { order, notes } }: { detail: OrderDetail }) {
  const [draft, setDraft, noteSent] = useDraft(`note:${order.id}`);
  const text = useTyped([draft, setDraft]);
  const { busy, addNote } = useOrderChanges();
  const keep = async () => {
    if (!text.value.trim()) {
      text.refuse("Enter a note.");
      return;
    }
    if (await addNote(subjectOf(order), text.value.trim())) noteSent(text.value);
  };
  return (
    <Panel title="Notes">
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={note.id}>
            <p>{note.text}</p>
            <small className={shared.muted}>{note.author ? `${note.author}, ${moment(note.at)}` : moment(note.at)}</small>
          </li>
        ))}
      </ul>
      <TextArea
        label="New note"
        hint="Only visible to the shop."
        rows={3}
        maxLength={LONGEST}
        {...text.field}
      />
      <Button look="line" small busy={busy} onClick={() => void keep()}>
        Add note
      </Button>
    </Panel>
  );
}
