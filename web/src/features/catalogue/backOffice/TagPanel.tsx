import { useState } from "react";
import { useControlled } from "../../../admin/form/fields";
import type { EditForm } from "../../../admin/form/useEditForm";
import { Panel } from "../../../admin/Screen";
import { useFresh } from "../../../admin/useFresh";
import { Button } from "../../../ui/Button";
import { Choice, Field } from "../../../ui/Field";
import { tagList } from "./queries";
import { MOST, type ProductValues } from "./rules";
import styles from "./TagPanel.later.module.css";

type Kind = "occasions" | "fabrics";

/** The tags by which visitors find a product. */
export function TagPanel({ edit }: { edit: EditForm<ProductValues> }) {
  const { data: tags } = useFresh(tagList());
  return (
    <Panel title="Tags">
      <Tags edit={edit} kind="occasions" label="Occasions" known={tags?.occasions ?? []} />
      <Tags edit={edit} kind="fabrics" label="Fabrics it suits" known={tags?.fabrics ?? []} />
    </Panel>
  );
}

interface TagsProps {
  edit: EditForm<ProductValues>;
  kind: Kind;
  label: string;
  known: readonly string[];
}

/** Tags to tick, and one of the shop's own to add. */
function Tags({ edit, kind, label, known }: TagsProps) {
  const { value: chosen, onChange, id, error } = useControlled({ edit, name: kind, label });
  const [typed, setTyped] = useState("");
  const name = typed.trim().replaceAll(/\s+/g, " ");
  const same = [...known, ...chosen].find((tag) => tag.toLowerCase() === name.toLowerCase());
  const all = [...known, ...chosen.filter((tag) => !known.includes(tag))];
  const add = () => {
    if (name === "") return;
    const tag = same ?? name;
    if (!chosen.includes(tag)) onChange([...chosen, tag]);
    setTyped("");
  };
  return (
    <fieldset id={id} className={styles.tags}>
      <legend>{label}</legend>
      <div className={styles.choices}>
        {all.map((tag) => (
          <Choice
            key={tag}
            label={tag}
            checked={chosen.includes(tag)}
            onChange={({ currentTarget }) => onChange(currentTarget.checked ? [...chosen, tag] : chosen.filter((one) => one !== tag))}
          />
        ))}
      </div>
      <div className={styles.add}>
        <Field
          label={`Add to ${label.toLowerCase()}`}
          value={typed}
          maxLength={MOST.tag}
          autoComplete="off"
          error={error}
          onChange={({ currentTarget }) => setTyped(currentTarget.value.replaceAll("~", ""))}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            add();
          }}
        />
        <Button look="line" onClick={add} disabled={name === ""}>
          Add
        </Button>
      </div>
    </fieldset>
  );
}
