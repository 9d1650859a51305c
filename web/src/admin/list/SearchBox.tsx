import { useEffect, useRef, useState } from "react";
import { classNames } from "../../ui/classNames";
import { Icon } from "../../ui/Icon";
import styles from "./List.later.module.css";
import { useAddress, withKey } from "./useAddress";

const SEARCH_AFTER_MS = 300;

interface Props {
  label: string;
  /** The keys of the address that hold for what is found too; all of them unless given. A constant: it starts the search again. */
  keeps?: readonly string[];
  className?: string | undefined;
}

/** The search box of a list; the query is the URL parameter `q`. */
export function SearchBox({ label, keeps, className }: Props) {
  const { path, search, navigate } = useAddress();
  const query = search.get("q")?.trim() ?? "";
  const present = search.toString();
  const [text, setText] = useState(query);
  const asked = useRef(query);
  useEffect(() => {
    // The URL changed by other means than typing here.
    if (query !== asked.current) setText(query);
    asked.current = query;
  }, [query]);
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === asked.current) return;
    const timer = setTimeout(() => {
      asked.current = wanted;
      const others = [...new URLSearchParams(present)].filter(([key]) => keeps?.includes(key) ?? true);
      navigate(withKey(path, new URLSearchParams(others), "q", wanted), { replace: true });
    }, SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text, present, path, keeps, navigate]);
  return (
    <label className={classNames(styles.search, className)}>
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
