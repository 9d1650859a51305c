import { useState } from "react";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { Field } from "../../ui/Field";
import { Empty, Loading, Skeleton } from "../../ui/States";
import { Waiting } from "../Screen";
import { FilmLine } from "./FilmLine";
import styles from "./Films.later.module.css";
import type { NewFilm } from "./uploadStore";
import { useFilmLibrary } from "./useFilmLibrary";

interface Props {
  audience: NewFilm["audience"];
  onChoose: (filmId: number) => void;
  onClose: () => void;
}

/** Choosing from what the shop has already. */
export default function FilmLibraryWindow({ audience, onChoose, onClose }: Props) {
  const [text, setText] = useState("");
  const library = useFilmLibrary({ q: text.trim(), public: audience === "everybody" });
  const { films } = library;
  const can = films?.filter(({ state }) => state !== "failed");
  return (
    <Dialog open onClose={onClose} title="The shop's films" look="wide">
      <Field
        label="Search"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={80}
        hint={audience === "everybody" ? "Films that everybody may watch" : "Films for those who bought a course"}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          // The form behind the window is not meant.
          if (event.key === "Enter") event.preventDefault();
        }}
      />
      {library.error && !films && <Waiting failure={library.error} onRetry={library.retry} />}
      {!films && !library.error && (
        <Loading text="Loading...">
          <Skeleton lines={4} />
        </Loading>
      )}
      {can?.length === 0 && <Empty title={text.trim() ? `No film is called "${text.trim()}"` : "No films yet"} />}
      {can && can.length > 0 && (
        <ul className={styles.list}>
          {can.map((film) => (
            <li key={film.id}>
              <button type="button" className={styles.pick} onClick={() => onChoose(film.id)}>
                <FilmLine film={film} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {library.more && (
        <Button look="line" small busy={library.loadingMore} onClick={library.more}>
          View More
        </Button>
      )}
    </Dialog>
  );
}
