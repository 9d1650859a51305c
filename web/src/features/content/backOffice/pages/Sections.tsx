import { useRef } from "react";
import { useFieldArray } from "react-hook-form";
import { LongTextField, TextField } from "../../../../admin/form/fields";
import type { EditForm } from "../../../../admin/form/useEditForm";
import { Panel } from "../../../../admin/Screen";
import { offerUndo } from "../../../../admin/undo";
import { Button } from "../../../../ui/Button";
import { classNames } from "../../../../ui/classNames";
import shared from "../../../../ui/shared.module.css";
import { HEADING, MOST_SECTIONS, TEXT, type Values } from "./page";
import styles from "./Pages.later.module.css";

/** The sections of a page: add, edit, move and remove. */
export function Sections({ edit }: { edit: EditForm<Values> }) {
  const { fields, append, insert, remove, swap } = useFieldArray({ control: edit.form.control, name: "sections", keyName: "key" });
  const status = useRef<HTMLParagraphElement>(null);
  const say = (text: string) => {
    if (status.current) status.current.textContent = text;
  };
  const move = (from: number, to: number) => {
    swap(from, to);
    say(`Section ${from + 1} moved to position ${to + 1}.`);
    // The section has moved, and its buttons with it.
    requestAnimationFrame(() => document.getElementById(edit.idOf(`part-${to}`))?.focus());
  };
  const takeOut = (place: number) => {
    const gone = edit.form.getValues(`sections.${place}`);
    remove(place);
    const undo = () => Promise.resolve(insert(place, gone, { shouldFocus: false }));
    offerUndo({ text: gone.heading ? `"${gone.heading}" is taken out` : `Part ${place + 1} is taken out`, undo });
  };
  return (
    <>
      {fields.map(({ key }, place) => (
        <Panel key={key}>
          <div className={styles.partHead}>
            <h2 id={edit.idOf(`part-${place}`)} tabIndex={-1}>
              Section {place + 1}
            </h2>
            <div className={styles.partTools}>
              {fields.length > 1 && (
                <>
                  <Tool label="Move up" part={place} disabled={place === 0} onPress={() => move(place, place - 1)} />
                  <Tool label="Move down" part={place} disabled={place === fields.length - 1} onPress={() => move(place, place + 1)} />
                  <Tool label="Remove" part={place} onPress={() => takeOut(place)} />
                </>
              )}
            </div>
          </div>
          <TextField edit={edit} name={`sections.${place}.heading`} label="Heading" optional most={HEADING} />
          <LongTextField
            edit={edit}
            name={`sections.${place}.text`}
            label="Text"
            hint="A blank line starts a new paragraph."
            most={TEXT}
            rows={6}
          />
        </Panel>
      ))}
      <p ref={status} role="status" className={shared.hidden} />
      {fields.length < MOST_SECTIONS && (
        <p className={styles.add}>
          <Button look="line" small onClick={() => append({ anchor: "", heading: "", text: "" })}>
            Add section
          </Button>
        </p>
      )}
    </>
  );
}

interface ToolProps {
  label: string;
  part: number;
  disabled?: boolean;
  onPress: () => void;
}

function Tool({ label, part, disabled, onPress }: ToolProps) {
  return (
    <button
      type="button"
      className={classNames(shared.stitch, styles.tool)}
      aria-label={`${label}: part ${part + 1}`}
      disabled={disabled}
      onClick={onPress}
    >
      {label}
    </button>
  );
}
