import type { ReactNode } from "react";
import { Button } from "../../../ui/Button";
import { Choice } from "../../../ui/Field";
import type { Sort } from "../filters";
import styles from "./Filters.module.css";

/** The form around filters. It works without script; with script each choice applies immediately. */
export function FilterForm({ action, sort, children }: { action: string; sort: Sort | undefined; children: ReactNode }) {
  return (
    <form action={action} role="search" onSubmit={(event) => event.preventDefault()}>
      {children}
      {sort && <input type="hidden" name="sort" value={sort} />}
      <noscript>
        <Button type="submit" look="line" small>
          Show
        </Button>
      </noscript>
    </form>
  );
}

interface GroupProps<Value> {
  title: string;
  /** The key in the URL. */
  name: string;
  values: readonly { value: Value; label: string; count: number }[];
  isChosen: (value: Value) => boolean;
  /** One value at most. */
  single?: boolean;
  onChange: (value: Value, chosen: boolean) => void;
}

/** Values of one filter, each with how many items the list would have. */
export function FilterGroup<Value extends string | number>({ title, name, values, isChosen, single, onChange }: GroupProps<Value>) {
  if (values.length === 0) return null;
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {values.map(({ value, label, count }) => (
        <Choice
          key={value}
          type={single ? "radio" : "checkbox"}
          name={name}
          value={value}
          label={label}
          count={count}
          disabled={!single && count === 0 && !isChosen(value)}
          checked={isChosen(value)}
          onChange={({ currentTarget }) => onChange(value, currentTarget.checked)}
        />
      ))}
    </fieldset>
  );
}
