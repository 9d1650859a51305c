import { useState, type MouseEvent } from "react";
import { useRead } from "../../../api/read";
import { links } from "../../../links";
import { Anchor } from "../../../ui/Anchor";
import { Dialog } from "../../../ui/Dialog";
import shared from "../../../ui/shared.module.css";
import { measureFilmList } from "../queries";
import { copy } from "./copy";
import styles from "./Measures.later.module.css";

/** The film opens over the form; without one of the shop's own the link leads to where it plays. */
export function FilmLink() {
  const { data: films } = useRead(measureFilmList());
  const [open, setOpen] = useState(false);
  const film = films?.[0];
  const watch = (event: MouseEvent) => {
    if (!film || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <Anchor href={links.howToMeasure()} className={shared.stitch} onClick={watch}>
        {copy.measures.watch}
      </Anchor>
      {film && open && (
        <Dialog open look="wide" title={copy.measures.film} onClose={() => setOpen(false)}>
          <video
            className={styles.film}
            src={film.url.src}
            poster={film.image.src}
            width={film.url.width}
            height={film.url.height}
            controls
            autoPlay
            playsInline
            preload="metadata"
          >
            <track kind="captions" src={film.url.captions} srcLang="en" label="English" default />
          </video>
        </Dialog>
      )}
    </>
  );
}
