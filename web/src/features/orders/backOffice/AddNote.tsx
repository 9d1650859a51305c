import { useTyped } from "../../../admin/form/useTyped";
import { useDraft } from "../../../admin/useDraft";
import { Button } from "../../../ui/Button";
import { TextArea } from "../../../ui/Field";

const LONGEST = 2000;

interface Props {
  /** What it is about; one unsent text per subject is kept. */
  about: string;
  label: string;
  hint: string;
  busy: boolean;
  /** True if it was saved. */
  onAdd: (text: string) => Promise<boolean>;
}

/** Writes an internal note. */
export function AddNote({ about, label, hint, busy, onAdd }: Props) {
  const [draft, setDraft, noteSent] = useDraft(`note:${about}`);
  const text = useTyped([draft, setDraft]);
  const add = async () => {
    if (!text.value.trim()) {
      text.refuse("Enter a note.");
      return;
    }
    if (await onAdd(text.value.trim())) noteSent(text.value);
  };
  return (
    <>
      <TextArea label={label} hint={hint} rows={3} maxLength={LONGEST} {...text.field} />
      <Button look="line" small busy={busy} onClick={() => void add()}>
        Add note
      </Button>
    </>
  );
}
