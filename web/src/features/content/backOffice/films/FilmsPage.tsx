import { useState } from "react";
import { FilmLine } from "../../../../admin/films/FilmLine";
import styles from "../../../../admin/films/Films.later.module.css";
import { FilmSheet } from "../../../../admin/films/FilmSheet";
import { Progress } from "../../../../admin/films/Progress";
import { deleteFilm, endUpload, restoreFilm } from "../../../../admin/films/queries";
import { filmUploads } from "../../../../admin/films/uploadStore";
import { useFilmUploads } from "../../../../admin/films/useFilm";
import { useFilmLibrary } from "../../../../admin/films/useFilmLibrary";
import { Panel, Screen, Waiting } from "../../../../admin/Screen";
import { offerUndo } from "../../../../admin/undo";
import { useChange } from "../../../../admin/useChange";
import type { KeptFilm } from "../../../../api/schema";
import { Anchor } from "../../../../ui/Anchor";
import { Button } from "../../../../ui/Button";
import { Field } from "../../../../ui/Field";
import shared from "../../../../ui/shared.module.css";
import { Empty } from "../../../../ui/States";
import { content } from "../paths";

/** All films of the shop: what is on its way, what is worked on, and where each is shown. */
export function FilmsPage() {
  const [text, setText] = useState("");
  const [bin, setBin] = useState(false);
  const library = useFilmLibrary({ q: text, ...(bin && { deleted: true as const }) });
  const { films, tools, error } = library;
  const toggle = (
    <button type="button" className={shared.stitch} onClick={() => setBin(!bin)}>
      {bin ? "All films" : "The trash"}
    </button>
  );
  return (
    <Screen title="Films" back={content}>
      <Panel title={bin ? "In the trash" : "The shop's films"} aside={toggle}>
        {!tools && (
          <p className={styles.hint}>
            The shop's machine has no ffmpeg: films are kept as they are uploaded, without covers and smaller copies. Whoever
            looks after the machine can install it; nothing else has to be changed.
          </p>
        )}
        <Field
          label="Search"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={80}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {!films && <Waiting failure={error} onRetry={library.retry} />}
        {films?.length === 0 && (
          <Empty title={text ? `No film is called "${text}"` : bin ? "The trash is empty" : "No films yet"}>
            {!text && !bin && <p>Films are uploaded where they are shown: in a lesson of a course, or under How to measure.</p>}
          </Empty>
        )}
        {films && films.length > 0 && (
          <ul className={styles.list}>
            {films.map((film) => (
              <li key={film.id}>
                <Item film={film} />
              </li>
            ))}
          </ul>
        )}
        {library.more && (
          <Button look="line" small busy={library.loadingMore} onClick={library.more}>
            View More
          </Button>
        )}
      </Panel>
    </Screen>
  );
}

function Item({ film }: { film: KeptFilm }) {
  const [open, setOpen] = useState(false);
  const { busy, change } = useChange();
  const live = useFilmUploads().find(({ filmId }) => filmId === film.id);
  const { id, title, uses, deletedAt, state, own } = film;
  const restore = async () => void (await change(() => restoreFilm(id)));
  const remove = async () => {
    if (await change(() => deleteFilm(id))) {
      offerUndo({ text: `${title} is in the trash`, note: "It stays there for 30 days.", undo: restore });
    }
  };
  if (deletedAt) {
    return (
      <div className={styles.item}>
        <FilmLine film={film} />
        <div className={styles.tools}>
          <Button look="line" small busy={busy} onClick={() => void restore()}>
            Bring back
          </Button>
        </div>
      </div>
    );
  }
  const again = ([file]: File[]) => {
    if (file) filmUploads.start(file, { audience: film.public ? "everybody" : "buyers" });
  };
  return (
    <div className={styles.item}>
      {open ? <FilmSheet id={id} audience={film.public ? "everybody" : "buyers"} onAgain={again} /> : <FilmLine film={film} />}
      <div className={styles.tools}>
        <Button look="line" small aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? "Less" : "More"}
        </Button>
        {uses.length === 0 && (state === "ready" || state === "failed") && (
          <Button look="line" small busy={busy} aria-label={`Move ${title} to the trash`} onClick={() => void remove()}>
            Trash
          </Button>
        )}
        {state === "uploading" && own && !live && (
          <Button look="line" small busy={busy} onClick={() => void change(() => endUpload(id))}>
            Give it up
          </Button>
        )}
      </div>
      {open && live && <Progress upload={live} />}
      {open && uses.length > 0 && (
        <ul className={styles.uses}>
          {uses.map(({ what, title: name, href }) => (
            <li key={`${href} ${what}`}>
              {what}:{" "}
              <Anchor href={href} className={shared.stitch}>
                {name}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
