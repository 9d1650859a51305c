import { useCallback, useRef, useState } from "react";
import { tabStorage } from "../site/browserStorage";

const stored = (key: string): string => tabStorage.get(key) ?? "";

/** What is left of a text of which the beginning was sent. */
export const restOf = (text: string, sent: string): string => (text.startsWith(sent) ? text.slice(sent.length).trimStart() : text);

/**
 * What is being typed, kept in this tab until it is sent: closing the window, or a lost session, loses nothing. Told what
 * was sent, it keeps what has been typed since.
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
