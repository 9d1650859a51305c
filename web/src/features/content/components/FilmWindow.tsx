import type { MeasureFilm } from "../../../api/schema";
import { Dialog } from "../../../ui/Dialog";
import { copy } from "../copy";
import { defaultFilm } from "../defaultFilm";
import styles from "../home/Home.module.css";

/** The film over the page. It starts by itself: whoever opened this window asked for it. */
export default function FilmWindow({ film, onClose }: { film: MeasureFilm | undefined; onClose: () => void }) {
  const shown = film ? { ...film.url, poster: film.image.src } : defaultFilm;
  return (
    <Dialog open look="wide" title={copy.measure.title} onClose={onClose}>
      <video
        className={styles.player}
        src={shown.src}
        poster={shown.poster}
        width={shown.width}
        height={shown.height}
        controls
        autoPlay
        playsInline
        preload="metadata"
      >
        <track kind="captions" src={shown.captions} srcLang="en" label="English" default />
      </video>
    </Dialog>
  );
}
