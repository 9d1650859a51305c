import { useState, type ChangeEvent } from "react";

type Text = readonly [value: string, setValue: (value: string) => void, ...unknown[]];

/** A text that is checked when it is sent: another text removes its error. `text` is a state, such as `useState("")`. */
export function useTyped([value, write]: Text) {
  const [error, refuse] = useState<string>();
  const setValue = (next: string) => {
    write(next);
    refuse(undefined);
  };
  const onChange = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => setValue(target.value);
  return { value, setValue, refuse, field: { value, error, onChange } };
}
