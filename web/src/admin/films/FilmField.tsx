import { useRef, type Ref } from "react";
import { Button } from "../../ui/Button";
import { Around, type AroundProps } from "../pictures/Around";
import { useUndoHere } from "../undo";
import { ChooseFilm } from "./ChooseFilm";
import styles from "./Films.later.module.css";
import { FilmSheet } from "./FilmSheet";
import { Progress } from "./Progress";
import { filmUploads, type NewFilm } from "./uploadStore";
import { useFilmUploads } from "./useFilm";

export interface FilmFieldProps extends AroundProps {
  /** Id of the film. It is known, and can be saved, while the film is still on its way. */
  value: number | null | undefined;
  onChange: (filmId: number | null) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  /** Lessons are for those who bought the course, previews and how-to-measure films for everybody. */
  audience?: NewFilm["audience"] | undefined;
}

/** One film of a form: uploaded in the background, chosen from the library, watched, captioned. */
export function FilmField({ value, onChange, onBlur, name, ref, audience = "buyers", ...around }: FilmFieldProps) {
  const uploads = useFilmUploads();
  const offerUndo = useUndoHere();
  /** Grows with each choice: a film whose number comes late must not take the place of one chosen since. */
  const choices = useRef(0);
  const put = (filmId: number | null) => {
    onChange(filmId);
    onBlur?.();
  };
  const choose = (filmId: number | null) => {
    choices.current += 1;
    put(filmId);
  };
  const send = ([file]: File[]) => {
    if (!file) return;
    choices.current += 1;
    const mine = choices.current;
    filmUploads.start(file, { audience, onFilm: (filmId) => mine === choices.current && put(filmId) });
  };
  const takeOut = () => {
    const before = value ?? null;
    choose(null);
    offerUndo({ text: "Film taken out", note: "It stays in the library.", undo: () => Promise.resolve(choose(before)) });
  };
  const live = uploads.find(({ filmId }) => filmId !== undefined && filmId === value);
  return (
    <Around {...around} onFiles={send}>
      <div className={styles.field} data-field={name}>
        {live ? (
          <>
            <p className={styles.name}>{live.name}</p>
            <Progress upload={live} onCancelled={() => choose(null)} />
          </>
        ) : typeof value === "number" ? (
          <FilmSheet
            key={value}
            id={value}
            audience={audience}
            onAgain={send}
            tools={
              <Button look="line" small onClick={takeOut}>
                Take out the film
              </Button>
            }
          />
        ) : (
          <ChooseFilm ref={ref} label={around.label} audience={audience} onFile={(file) => send([file])} onFilm={choose} />
        )}
      </div>
    </Around>
  );
}
