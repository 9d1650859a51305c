import { AskInPlace } from "../../../../admin/AskInPlace";
import { useTyped } from "../../../../admin/form/useTyped";
import { Panel } from "../../../../admin/Screen";
import { useChange } from "../../../../admin/useChange";
import { useDraft } from "../../../../admin/useDraft";
import type { Customer } from "../../../../api/schema";
import { day } from "../../../../format/date";
import { Button } from "../../../../ui/Button";
import { TextArea } from "../../../../ui/Field";
import shared from "../../../../ui/shared.module.css";
import { addNote, deleteNote } from "../queries";
import styles from "./Customers.later.module.css";

const LONGEST = 2000;

/** The shop's notes about a customer. */
export function NotesPanel({ customer: { id, notes } }: { customer: Customer }) {
  const [draft, setDraft, noteSent] = useDraft(`customer-note:${id}`);
  const text = useTyped([draft, setDraft]);
  const { busy, change } = useChange();
  const keep = async () => {
    const said = text.value.trim();
    if (!said) {
      text.refuse("Enter a note.");
      return;
    }
    if (await change(() => addNote(id, said))) noteSent(text.value);
  };
  return (
    <Panel title="Notes" aside={<span className={shared.muted}>Only visible to the shop</span>}>
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note.id}>
              <p>
                {note.text}
                <small>
                  {note.author}, {day(note.at)}
                </small>
              </p>
              <span className={styles.removal}>
                <AskInPlace
                  label="Delete"
                  yes="Delete permanently"
                  of={note.text.slice(0, 40)}
                  question="The note cannot be restored."
                  busy={busy}
                  onYes={() => change(() => deleteNote(id, note.id))}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      <TextArea
        label="New note"
        rows={2}
        maxLength={LONGEST}
        {...text.field}
      />
      <Button look="line" small busy={busy} onClick={() => void keep()}>
        Add note
      </Button>
    </Panel>
  );
}
