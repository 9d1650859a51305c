import { useController, type FieldValues } from "react-hook-form";
import { Icon } from "../../ui/Icon";
import type { FieldProps } from "./fields";
import styles from "./Form.later.module.css";
import { useLabel } from "./useLabel";

/** The background while an image loads, and the two colours of the border below it. */
export interface ColourPair {
  ground: string;
  first: string;
  second: string;
}

const COLOUR_PAIRS: readonly (ColourPair & { name: string })[] = [
  { name: "Pink with peacock and marigold", ground: "#F8C9D6", first: "#0A4D54", second: "#F7B91E" },
  { name: "Peacock with pink and gold", ground: "#0A4D54", first: "#B5105B", second: "#FFDD7A" },
  { name: "Gold with blue and ivory", ground: "#FFE3A3", first: "#2B4AA0", second: "#FFFDF8" },
  { name: "Green with plum and gold", ground: "#E4EDD3", first: "#6A1B6E", second: "#FFDD7A" },
  { name: "Sky with night and marigold", ground: "#CFE3EE", first: "#2A0F2E", second: "#F7B91E" },
  { name: "Lilac with wine and ivory", ground: "#E7D7EC", first: "#8E0A47", second: "#FFFDF8" },
  { name: "Mint with plum and marigold", ground: "#CDE7DA", first: "#6A1B6E", second: "#F7B91E" },
  { name: "Pink silk with peacock and marigold", ground: "#B5105B", first: "#0A4D54", second: "#F7B91E" },
];

const same = (one: ColourPair, other: ColourPair): boolean =>
  (["ground", "first", "second"] as const).every((part) => one[part].toLowerCase() === other[part].toLowerCase());

/** A choice of eight colour pairs; the value is a ColourPair, or null while none is chosen. Any other current pair is a ninth choice. */
export function ColourPairField<Values extends FieldValues>({ edit, name, label, hint }: FieldProps<Values>) {
  const { field } = useController({ control: edit.form.control, name });
  useLabel(edit, name, label);
  const value = (field.value as ColourPair | null | undefined) ?? undefined;
  const own = value && !COLOUR_PAIRS.some((pair) => same(pair, value)) ? [{ ...value, name: "Current colours" }] : [];
  const id = edit.idOf(name);
  return (
    <fieldset className={styles.pairs} id={id} aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend>{label}</legend>
      {hint && <p id={`${id}-hint`}>{hint}</p>}
      <div>
        {[...COLOUR_PAIRS, ...own].map(({ name: label, ...pair }) => (
          <label key={label} style={{ background: pair.ground }} title={label}>
            <input
              type="radio"
              name={id}
              aria-label={label}
              checked={value !== undefined && same(pair, value)}
              onChange={() => field.onChange(pair)}
            />
            <i style={{ background: `repeating-linear-gradient(90deg, ${pair.first} 0 8px, ${pair.second} 8px 14px)` }} />
            <Icon name="check" />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
