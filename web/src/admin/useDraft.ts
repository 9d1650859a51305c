import { useCallback, useState } from "react";

function kept(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}

/** What is being typed, kept in this tab until it is sent: closing the window, or a lost session, loses nothing. */
export function useDraft(name: string): [text: string, write: (text: string) => void] {
  const key = `admin:${name}`;
  const [text, setText] = useState(() => kept(key));
  const write = useCallback(
    (next: string) => {
      setText(next);
      try {
        if (next) sessionStorage.setItem(key, next);
        else sessionStorage.removeItem(key);
      } catch {
        // Without storage it lives as long as the window.
      }
    },
    [key],
  );
  return [text, write];
}
