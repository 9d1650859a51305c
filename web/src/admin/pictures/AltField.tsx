import { useRef, useState } from "react";
import { Field } from "../../ui/Field";
import { saidOf } from "../useChange";
import { useRefresh } from "../useFresh";
import type { ChosenPicture } from "./chosen";
import { describePicture } from "./queries";

const LONGEST = 200;

interface Props {
  chosen: ChosenPicture;
  label?: string;
  /** The label is read out but not shown. */
  hideLabel?: boolean;
  onChange: (chosen: ChosenPicture) => void;
}

/** What a picture shows. Kept as soon as it is left, for it belongs to the picture and not to the form around it. */
export function AltField({ chosen, label = "What does the picture show?", hideLabel, onChange }: Props) {
  const { id, picture } = chosen;
  const [text, setText] = useState(picture?.alt ?? "");
  const [error, setError] = useState<string>();
  const kept = useRef(picture?.alt ?? "");
  const refresh = useRefresh();
  if (!picture) return null;

  const keep = async () => {
    const alt = text.trim();
    if (alt === kept.current) return;
    const before = kept.current;
    kept.current = alt;
    setError(undefined);
    onChange({ ...chosen, picture: { ...picture, alt } });
    try {
      await describePicture(id, alt);
      await refresh();
    } catch (failure) {
      // Tried again the next time it is left.
      kept.current = before;
      setError(saidOf(failure));
    }
  };
  return (
    <Field
      label={label}
      hideLabel={hideLabel}
      hint={text.trim() ? undefined : "Read aloud to people who cannot see it. A few words are enough."}
      error={error}
      value={text}
      maxLength={LONGEST}
      autoComplete="off"
      enterKeyHint="done"
      onChange={({ target }) => setText(target.value)}
      onBlur={() => void keep()}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        void keep();
      }}
    />
  );
}
