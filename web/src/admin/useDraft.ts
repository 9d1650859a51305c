import { useCallback, useRef, useState } from "react";
import { tabStorage } from "../site/browserStorage";

const stored = (key: string): string => tabStorage.get(key) ?? "";

/** The rest of a text whose beginning was sent. */
export const restOf = (text: string, sent: string): string => (text.startsWith(sent) ? text.slice(sent.length).trimStart() : text);

/**
 * A typed text, stored in this tab until it is sent, so that closing the dialog or losing the session loses nothing.
 * `noteSent` keeps what was typed after sending.
 */
export function useDraft(name: string): [text: string, write: (text: string) => void, noteSent: (sent: string) => void] {
  const key = `admin:${name}`;
  const [text, setText] = useState(() => stored(key));
  const latest = useRef(text);
  const write = useCallback(
    (next: string) => {
      latest.current = next;
      setText(next);
      tabStorage.set(key, next);
    },
    [key],
  );
  const noteSent = useCallback((sent: string) => write(restOf(latest.current, sent)), [write]);
  return [text, write, noteSent];
}
