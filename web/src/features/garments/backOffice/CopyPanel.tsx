import { useId, useState } from "react";
import type { EditForm } from "../../../admin/form/useEditForm";
import { Panel } from "../../../admin/Screen";
import { useChange } from "../../../admin/useChange";
import { useFresh } from "../../../admin/useFresh";
import type { ChoiceListSummary, ChoiceOwner } from "../../../api/schema";
import { Button } from "../../../ui/Button";
import { Select } from "../../../ui/Field";
import { toast } from "../../../ui/noticeStore";
import { copied, MOST, type Values } from "./choiceValues";
import { counted } from "./counted";
import styles from "./Garments.later.module.css";
import { choiceOwners, viewChoices } from "./queries";

interface Props {
  owner: ChoiceOwner;
  id: number;
  /** Of the stored choices. */
  version: number;
  edit: EditForm<Values>;
}

const keyOf = ({ owner, id }: Pick<ChoiceListSummary, "owner" | "id">) => `${owner}:${id}`;

/** Copies choices of another garment type or product into the form. */
export function CopyPanel({ owner, id, version, edit }: Props) {
  const { data: owners = [] } = useFresh(choiceOwners());
  const { busy, change } = useChange();
  const [from, setFrom] = useState("");
  const [last, setLast] = useState<{ count: number; version: number }>();
  const select = useId();
  const others = owners.filter((other) => keyOf(other) !== keyOf({ owner, id }));
  const source = others.find((other) => keyOf(other) === from);
  if (others.length === 0) return null;
  const copy = () =>
    void change(async () => {
      if (!source) return;
      const { groups } = await viewChoices(source.owner, source.id);
      const existing = edit.form.getValues("groups");
      const added = copied(groups, existing).slice(0, MOST.groups - existing.length);
      if (added.length === 0) {
        toast("All of these choices are here already.");
        return;
      }
      edit.form.setValue("groups", [...existing, ...added], { shouldDirty: true });
      setLast({ count: added.length, version });
    });
  return (
    <Panel title="Copy choices">
      <div className={styles.copy}>
        <Select id={select} label="From" value={from} onChange={({ target }) => setFrom(target.value)}>
          <option value="">Choose a garment type or product</option>
          {others.map((other) => (
            <option key={keyOf(other)} value={keyOf(other)}>
              {other.name} ({counted(other.groupCount, "choice")})
            </option>
          ))}
        </Select>
        <Button small look="line" busy={busy} disabled={!source} onClick={copy}>
          Copy
        </Button>
        <p role="status">{last?.version === version && edit.changes > 0 && `${counted(last.count, "choice")} copied. Save to keep them.`}</p>
      </div>
    </Panel>
  );
}
