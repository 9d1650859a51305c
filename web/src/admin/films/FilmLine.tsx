import type { KeptFilm } from "../../api/schema";
import { Photo } from "../../ui/Photo";
import { FilmIcon } from "./FilmIcon";
import styles from "./Films.later.module.css";
import { StateBadge } from "./FilmSheet";
import { factsOf, percentOf } from "./words";

/** A film in a list. */
export function FilmLine({ film }: { film: KeptFilm }) {
  const { title, state, cover, uses, arrived = 0, bytes } = film;
  const first = uses[0];
  return (
    <span className={styles.head}>
      <span className={styles.cover}>
        {cover ? (
          <Photo picture={cover} ratio="16/9" sizes="160px" alt="" />
        ) : (
          <span className={styles.blank} data-state={state}>
            <FilmIcon name={state === "uploading" ? "up" : "film"} />
          </span>
        )}
      </span>
      <span className={styles.lineText}>
        <b>{title}</b>
        {state !== "ready" && <StateBadge state={state} />}
        <span className={styles.facts}>
          {state === "uploading" ? `${percentOf(arrived, bytes)} % is here.` : film.seconds !== undefined ? factsOf(film) : ""}{" "}
          {first ? `${first.what}: ${first.title}${uses.length > 1 ? ` and ${uses.length - 1} more` : ""}` : "Not used anywhere."}
        </span>
      </span>
    </span>
  );
}
