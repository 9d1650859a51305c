import { useEffect, useRef, useState } from "react";
import { Icon } from "../../ui/Icon";
import styles from "./List.later.module.css";
import { useAddress, withKey } from "./useAddress";

const SEARCH_AFTER_MS = 300;

/** Looks for words in the list below: they stand in the address as `q`. */
export function SearchBox({ label }: { label: string }) {
  const { path, search, navigate } = useAddress();
  const messages = search.get("q")?.trim() ?? "";
  const present = search.toString();
  const [text, setText] = useState(messages);
  const asked = useRef(messages);
  useEffect(() => {
    // The address changed by another way than typing here.
    if (messages !== asked.current) setText(messages);
    asked.current = messages;
  }, [messages]);
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = wanted;
      navigate(withKey(path, new URLSearchParams(present), "q", wanted), { replace: true });
    }, SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text, present, path, navigate]);
  return (
    <label className={styles.search}>
      <Icon name="search" />
      <input
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={80}
        placeholder={label}
        aria-label={label}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </label>
  );
}
