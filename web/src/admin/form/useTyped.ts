import { useState, type ChangeEvent } from "react";

type Text = readonly [value: string, setValue: (value: string) => void];

/** A text that is checked when it is sent: typing removes its error. `text` is a state, such as `useState("")`. */
export function useTyped([value, setValue]: Text) {
  const [error, refuse] = useState<string>();
  const onChange = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    setValue(target.value);
    refuse(undefined);
  };
  return { value, setValue, refuse, field: { value, error, onChange } };
}
