import { useEffect, useState } from "react";

/** What is typed, once the typing rests for `ms`. Pass strings: others differ each time. */
export function useSettled(text: string, ms = 300): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return settled;
}
