import { useEffect, useRef, useState, type KeyboardEvent, type MouseEvent } from "react";
import { useLocation, useSearch } from "wouter";
import type { SearchGroup, SearchHit } from "../../api/schema";
import { focusHeading } from "../../site/arrival";
import { chatLink } from "../content/public/contactLinks";
import { useShop } from "../content/public/useShop";
import { Button, LinkButton } from "../../ui/Button";
import { classNames } from "../../ui/classNames";
import { Icon } from "../../ui/Icon";
import shared from "../../ui/shared.module.css";
import { EmptyNeedle } from "./components/EmptyNeedle";
import { MostWanted } from "./components/MostWanted";
import { RecentSearches } from "./components/RecentSearches";
import { Results } from "./components/Results";
import { StartingPoints } from "./components/StartingPoints";
import { copy } from "./copy";
import { rememberSearch } from "./recentSearches";
import styles from "./Search.later.module.css";
import { useResults } from "./useResults";

const LONGEST = 100;

/** The full-screen search. */
export default function SearchOverlay({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState("");
  const [type, setType] = useState<SearchHit["type"]>();
  const [exact, setExact] = useState(false);
  const { asked, results, loading } = useResults({ q: typed, type, exact });
  const box = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const leave = useClosing(onClose);

  useEffect(() => box.current?.focus(), []);

  const write = (text: string) => {
    setTyped(text);
    setType(undefined);
    setExact(false);
  };
  const search = (text: string) => {
    write(text);
    box.current?.focus();
  };
  const enterList = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    body.current?.querySelector("a")?.focus();
  };
  const groups = results?.groups ?? [];
  const query = results?.query ?? asked;
  const none = results !== undefined && groups.length === 0 && !loading;
  const pick = (event: MouseEvent, path: string) => {
    if (asked !== "") rememberSearch(query);
    leave(event, path);
  };

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
          onChange={(event) => write(event.currentTarget.value)}
          onKeyDown={enterList}
        />
        {typed !== "" && (
          <button type="button" className={styles.clear} onClick={() => search("")}>
            {copy.clear}
          </button>
        )}
        <Button look="line" small icon="close" className={styles.close} onClick={onClose}>
          <span>{copy.close}</span>
        </Button>
        {loading && <span className={styles.thread} />}
      </div>
      <div ref={body} className={classNames(styles.body, none && styles.none)}>
        <div className={styles.found}>
          <div role="status">
            {none ? (
              <>
                <h2>{copy.none(asked)}</h2>
                <p className={styles.hint}>{copy.hint}</p>
              </>
            ) : (
              asked !== "" && (
                <p className={styles.count}>{loading || !results ? copy.loading : copy.count(countOf(groups), query)}</p>
              )
            )}
          </div>
          {results && query !== asked && !loading && (
            <p className={styles.instead}>
              {copy.instead}{" "}
              <button type="button" onClick={() => setExact(true)}>
                {asked}
              </button>
            </p>
          )}
          {type && (
            <button type="button" className={classNames(shared.stitch, styles.back)} onClick={() => setType(undefined)}>
              {copy.allKinds}
            </button>
          )}
        </div>
        {groups.length > 0 && (
          <Results
            key={`${query} ${type}`}
            groups={groups}
            query={query}
            onPick={pick}
            onAll={(type) => {
              rememberSearch(query);
              setType(type);
              box.current?.focus();
            }}
            onLeave={() => box.current?.focus()}
          />
        )}
        {groups.length > 0 && <AskInstead query={query} />}
        {typed.trim() === "" && (
          <>
            <RecentSearches onPick={search} onEmpty={() => box.current?.focus()} />
            <MostWanted onPick={pick} />
            <StartingPoints title={copy.start} />
          </>
        )}
        {none && (
          <>
            <StartingPoints title={copy.startInstead}>
              <AskInstead query={asked} none />
            </StartingPoints>
            <EmptyNeedle />
          </>
        )}
      </div>
    </div>
  );
}

const countOf = (groups: readonly SearchGroup[]): number => groups.reduce((sum, { total }) => sum + total, 0);

/** Closes the search after one of its links was followed, also to the current page. */
function useClosing(onClose: () => void): (event: MouseEvent, path: string) => void {
  const [path] = useLocation();
  const query = useSearch();
  const address = query ? `${path}?${query}` : path;
  const openedOn = useRef(address);

  useEffect(() => {
    if (address === openedOn.current) return;
    onClose();
    // The closing dialog gives the focus back to its button; the new page's top and heading are the better place,
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

/** Asks the shop itself: below the results, or where there are none. */
function AskInstead({ query, none }: { query: string; none?: boolean }) {
  const chat = chatLink(useShop());
  if (!chat) return null;
  return (
    <div className={styles.ask}>
      <hr className={shared.seam} />
      <p>
        {none ? (
          copy.ask
        ) : (
          <>
            <b>{copy.notMeant}</b> {copy.sendPhoto}
          </>
        )}
      </p>
      <LinkButton
        href={`${chat}?text=${encodeURIComponent(copy.question(query))}`}
        look={none ? "leaf" : "line"}
        small={none}
        icon="chat"
        target="_blank"
        rel="noopener"
      >
        {none ? copy.chat : copy.chatWithUs}
      </LinkButton>
    </div>
  );
}
