import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Field } from "../../../ui/Field";
import { toast } from "../../../ui/noticeStore";
import { saidOf } from "../../../admin/useChange";
import { useRefresh } from "../../../admin/useFresh";
import type { LibraryImage } from "../../../api/schema";
import type { ChosenImage } from "../public/chosen";
import { imageRecords, imageView } from "./queries";

const LONGEST = 200;

interface Props {
  chosen: ChosenImage;
  label?: string;
  /** Hides the label visually. */
  hideLabel?: boolean;
  onChange: (chosen: ChosenImage) => void;
}

/** The alt text of an image. Saved on blur and when its dialog is closed, because it belongs to the image and not to the form. */
export function AltField({ chosen, label = "Describe the image", hideLabel, onChange }: Props) {
  const { id, image } = chosen;
  const [text, setText] = useState(image?.alt ?? "");
  const [error, setError] = useState<string>();
  const stored = useRef(image?.alt ?? "");
  const refresh = useRefresh();
  const queries = useQueryClient();
  /** The image as it is when typing begins: a form knows its text, but not its version. */
  const seen = useRef<Promise<LibraryImage>>(undefined);
  const isShown = useRef(false);
  const saveNow = useRef(() => Promise.resolve());
  useEffect(() => {
    saveNow.current = keep;
  });
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      // Escape and the back button close a dialog without a blur.
      void saveNow.current();
    };
  }, []);

  const look = () => {
    seen.current ??= queries.fetchQuery({ ...imageView(id), staleTime: 0 });
    // A failure is shown when the text is saved.
    seen.current.catch(() => undefined);
    return seen.current;
  };

  const keep = async () => {
    const alt = text.trim();
    if (!image || alt === stored.current) return;
    const before = stored.current;
    stored.current = alt;
    setError(undefined);
    // The form may have another image by the time this field is gone.
    if (isShown.current) onChange({ ...chosen, image: { ...image, alt } });
    try {
      const { version } = await look();
      await imageRecords.update(id, { alt, version });
      await refresh();
    } catch (failure) {
      // Retried on the next blur.
      stored.current = before;
      if (isShown.current) setError(saidOf(failure));
      else toast(saidOf(failure), { kind: "error" });
    } finally {
      seen.current = undefined;
    }
  };
  if (!image) return null;
  return (
    <Field
      label={label}
      hideLabel={hideLabel}
      hint={text.trim() ? undefined : "For people who cannot see it. A few words are enough."}
      error={error}
      value={text}
      maxLength={LONGEST}
      autoComplete="off"
      enterKeyHint="done"
      onChange={({ target }) => setText(target.value)}
      onFocus={() => void look()}
      onBlur={() => void keep()}
      onKeyDown={(event) => {
        if (event.key !== "Enter") return;
        event.preventDefault();
        void keep();
      }}
    />
  );
}
