import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from "react";
import { useLocation, useSearch } from "wouter";
import { focusHeading } from "../../site/arrival";
import { chatLink } from "../content/public/contactLinks";
import { useShop } from "../content/public/useShop";
import { Button, LinkButton } from "../../ui/Button";
import { classNames } from "../../ui/classNames";
import { Icon } from "../../ui/Icon";
import shared from "../../ui/shared.module.css";
import { EmptyNeedle } from "./components/EmptyNeedle";
import { Results } from "./components/Results";
import { StartingPoints } from "./components/StartingPoints";
import { copy } from "./copy";
import styles from "./Search.module.css";
import { useHits } from "./useHits";

const LONGEST = 100;

/** The full-screen search. */
export default function SearchOverlay({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState("");
  const { query, hits, loading } = useHits(typed);
  const box = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const onPick = useClosing(onClose);

  useEffect(() => box.current?.focus(), []);

  const clear = () => {
    setTyped("");
    box.current?.focus();
  };
  const enterList = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    body.current?.querySelector("a")?.focus();
  };
  const none = hits?.length === 0 && !loading;

  return (
    <div className={styles.search}>
      <div className={styles.bar}>
        <Icon name="search" />
        <input
          ref={box}
          className={styles.box}
          type="text"
          role="searchbox"
          aria-label="Search"
          placeholder={copy.placeholder}
          value={typed}
          maxLength={LONGEST}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => setTyped(event.currentTarget.value)}
          onKeyDown={enterList}
        />
        {typed !== "" && (
          <button type="button" className={styles.clear} onClick={clear}>
            {copy.clear}
          </button>
        )}
        <Button look="line" small icon="close" className={styles.close} onClick={onClose}>
          <span>{copy.close}</span>
        </Button>
        {loading && <span className={styles.thread} />}
      </div>
      <div ref={body} className={classNames(styles.body, none && styles.none)}>
        <div role="status">
          {none ? (
            <>
              <h2>{copy.none(query)}</h2>
              <p className={styles.hint}>{copy.hint}</p>
            </>
          ) : (
            query !== "" && (
              <p className={styles.count}>{loading ? copy.loading : hits && copy.count(hits.length, query)}</p>
            )
          )}
        </div>
        {hits && hits.length > 0 && (
          <Results
            key={query}
            hits={hits}
            query={query}
            onPick={onPick}
            onLeave={() => box.current?.focus()}
          />
        )}
        {typed.trim() === "" && <StartingPoints title={copy.start} />}
        {none && (
          <>
            <StartingPoints title={copy.startInstead}>
              <AskInstead query={query} />
            </StartingPoints>
            <EmptyNeedle />
          </>
        )}
      </div>
    </div>
  );
}

/** Closes the search after one of its links was followed, also to the current page. */
function useClosing(onClose: () => void): (event: MouseEvent, path: string) => void {
  const [path] = useLocation();
  const query = useSearch();
  const address = query ? `${path}?${query}` : path;
  const openedOn = useRef(address);

  useEffect(() => {
    if (address === openedOn.current) return;
    onClose();
    // The closing window gives the focus back to its button; the new page's top and heading are the better place,
    // also where only the query of the address has changed.
    const frame = requestAnimationFrame(() => {
      scrollTo({ top: 0, behavior: "instant" });
      focusHeading();
    });
    return () => cancelAnimationFrame(frame);
  }, [address, onClose]);

  return (event, to) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || to !== location.pathname + location.search) return;
    event.preventDefault();
    onClose();
  };
}

function AskInstead({ query }: { query: string }) {
  const chat = chatLink(useShop());
  if (!chat) return null;
  return (
    <div className={styles.ask}>
      <hr className={shared.seam} />
      <p>{copy.ask}</p>
      <LinkButton
        href={`${chat}?text=${encodeURIComponent(copy.question(query))}`}
        look="leaf"
        small
        icon="chat"
        target="_blank"
        rel="noopener"
      >
        {copy.chat}
      </LinkButton>
    </div>
  );
}
