import { useState } from "react";
import { useLocation } from "wouter";
import { AskingButton } from "../../../admin/AskingButton";
import { Panel } from "../../../admin/Screen";
import { useChange } from "../../../admin/useChange";
import type { ImportColumn, ImportDetail, ImportFieldChoice, ImportPreview } from "../../../api/schema";
import { Button } from "../../../ui/Button";
import { Options, Select } from "../../../ui/Field";
import { counted } from "./copy";
import styles from "./Imports.later.module.css";
import { imports } from "./paths";
import { Preview } from "./Preview";
import { deleteImport, previewOf, startImport } from "./queries";

const LONGEST_SAMPLE = 80;

type Unit = ImportDetail["unit"];

/** Chooses what each column is, shows what would happen, and starts the import. */
export function Columns({ detail: { import: one, columns, fields, unit: ofShop } }: { detail: ImportDetail }) {
  const [chosen, setChosen] = useState(() => columns.map(({ field }) => field));
  const [unit, setUnit] = useState<Unit>(ofShop);
  const [preview, setPreview] = useState<ImportPreview>();
  const [, navigate] = useLocation();
  const { busy, change, changed } = useChange();
  const lengths = fields.some(({ key, length }) => length && chosen.includes(key));
  const missing = fields.filter(({ key, required }) => required && !chosen.includes(key));
  const choose = (at: number, field: string) => {
    // A field is one column: choosing it takes it from another.
    setChosen((before) => before.map((known, position) => (position === at ? field : known === field ? "" : known)));
    setPreview(undefined);
  };
  const check = async () => setPreview(await changed(() => previewOf(one.id, { fields: chosen, unit })));
  const discard = async () => {
    if (await change(() => deleteImport(one.id))) navigate(imports.href);
  };
  return (
    <>
      <Panel title="Columns">
        <p className={styles.quiet}>
          {one.fileName}, {counted(one.rowCount, "row")}. Check what each column is. Your choice is remembered for the next file.
        </p>
        <ul className={styles.columns} aria-label="Columns of the file">
          {columns.map((column, at) => (
            // The columns of a file never change.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at}>
              <Column column={column} at={at} fields={fields} field={chosen[at] ?? ""} onChange={(field) => choose(at, field)} />
            </li>
          ))}
        </ul>
        {lengths && (
          <Select
            label="Unit of the measurements"
            hint="For lengths that do not name their unit, as in “36 in” or a column “Bust (cm)”."
            value={unit}
            onChange={({ target }) => {
              setUnit(target.value === "cm" ? "cm" : "in");
              setPreview(undefined);
            }}
          >
            <option value="in">Inches</option>
            <option value="cm">Centimetres</option>
          </Select>
        )}
        {missing.length > 0 && <p className={styles.missing}>Still needed: {missing.map(({ label }) => label).join(", ")}</p>}
        <div className={styles.acts}>
          <Button busy={busy} disabled={missing.length > 0} onClick={() => void check()} look={preview ? "line" : "primary"}>
            Show preview
          </Button>
          <AskingButton
            label="Discard file"
            title="Discard this file?"
            text={`Its ${counted(one.rowCount, "row")} and your choice of columns are deleted. You can upload the file again.`}
            yes="Discard file"
            busy={busy}
            onYes={discard}
          />
        </div>
      </Panel>
      {preview && (
        <Preview
          preview={preview}
          rowCount={one.rowCount}
          busy={busy}
          onStart={() => void change(() => startImport(one.id))}
        />
      )}
    </>
  );
}

interface ColumnProps {
  column: ImportColumn;
  at: number;
  fields: readonly ImportFieldChoice[];
  field: string;
  onChange: (field: string) => void;
}

function Column({ column: { name, samples }, at, fields, field, onChange }: ColumnProps) {
  const groups = [...new Set(fields.flatMap(({ group }) => group ?? []))];
  const main = fields.filter(({ group }) => group === undefined);
  return (
    <Select label={name || `Column ${at + 1}`} hint={samples.join(", ").slice(0, LONGEST_SAMPLE)} value={field} onChange={({ target }) => onChange(target.value)}>
      <option value="">Do not import</option>
      <Options of={main} by={({ key, label }) => [key, label]} />
      {groups.map((group) => (
        <optgroup key={group} label={group}>
          <Options of={fields.filter((one) => one.group === group)} by={({ key, label }) => [key, `${group}: ${label}`]} />
        </optgroup>
      ))}
    </Select>
  );
}
