import { useEffect, useRef, useState } from "react";
import type { KeptFilm, SeenFilm } from "../../api/schema";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { Field } from "../../ui/Field";
import { Photo } from "../../ui/Photo";
import { useChange, saidOf } from "../useChange";
import { Captions } from "./Captions";
import { FILM_FILES, FileButton } from "./ChooseFilm";
import styles from "./Films.later.module.css";
import { Progress } from "./Progress";
import { coverFilm, lookAtFilm, renameFilm } from "./queries";
import { filmUploads } from "./uploadStore";
import { useFilm, useUploadOf } from "./useFilm";
import { sizeWords } from "./words";

/** Looking at a film, and what belongs to it: name, cover, captions, a smaller copy. */
export default function FilmWindow({ film: first, onClose }: { film: KeptFilm; onClose: () => void }) {
  const { data: film = first } = useFilm(first.id);
  const { id, captions } = film;
  const [seen, setSeen] = useState<SeenFilm>();
  const [failed, setFailed] = useState<string>();
  const [small, setSmall] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const { busy, change } = useChange();
  const languages = captions.join(" ");
  useEffect(() => {
    let here = true;
    lookAtFilm(id).then(
      (found) => here && setSeen(found),
      (failure: unknown) => here && setFailed(saidOf(failure)),
    );
    return () => {
      here = false;
    };
  }, [id, languages]);
  const [firstCaptions, ...others] = seen?.captions ?? [];
  const cover = () => void change(() => coverFilm(id, { second: video.current?.currentTime ?? 0 }));
  return (
    <Dialog open look="wide" title={film.title} onClose={onClose}>
      {failed && (
        <p role="alert" className={styles.wrong}>
          {failed}
        </p>
      )}
      <video
        ref={video}
        className={styles.video}
        key={small ? "small" : "whole"}
        src={small ? seen?.smaller : seen?.src}
        poster={film.cover?.src}
        width={film.width}
        height={film.height}
        controls
        playsInline
        preload="metadata"
      >
        <track kind="captions" src={firstCaptions?.src} srcLang={firstCaptions?.language} label={firstCaptions?.label} />
        {others.map(({ language, label, src }) => (
          <track key={language} kind="captions" src={src} srcLang={language} label={label} />
        ))}
      </video>
      <div className={styles.tools}>
        <Button look="line" small busy={busy} onClick={cover}>
          This moment as the cover
        </Button>
        {seen?.smaller && (
          <Button look="line" small onClick={() => setSmall(!small)}>
            {small ? "Show the large one" : "Show the smaller copy"}
          </Button>
        )}
      </div>
      <Name film={film} />
      {film.cover && (
        <div className={styles.part}>
          <h3>Cover</h3>
          <span className={styles.cover}>
            <Photo picture={film.cover} ratio="16/9" sizes="160px" alt="Cover of the film" />
          </span>
        </div>
      )}
      <Captions film={film} />
      <SmallerCopy film={film} />
    </Dialog>
  );
}

function Name({ film }: { film: KeptFilm }) {
  const [title, setTitle] = useState(film.title);
  const { busy, change } = useChange();
  const typed = title.trim();
  const save = () => void change(() => renameFilm(film.id, typed));
  return (
    <div className={styles.part}>
      <Field
        label="Name"
        hint="Only the shop sees it."
        value={title}
        maxLength={120}
        autoComplete="off"
        onChange={({ target }) => setTitle(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          // The form behind the window is not meant.
          event.preventDefault();
          if (typed && typed !== film.title) save();
        }}
      />
      {typed !== "" && typed !== film.title && (
        <Button small look="line" busy={busy} onClick={save}>
          Save the name
        </Button>
      )}
    </div>
  );
}

/** Made by the shop's machine, or added by hand where it has no tools for it. */
function SmallerCopy({ film }: { film: KeptFilm }) {
  const { smaller, smallerComing } = film;
  const upload = useUploadOf(smallerComing);
  const coming = useFilm(smallerComing).data;
  const send = (file: File) => {
    filmUploads.start(file, { audience: film.public ? "everybody" : "buyers", smallerOf: film.id });
  };
  return (
    <div className={styles.part}>
      <h3>Smaller copy</h3>
      <p className={styles.small}>
        {smaller
          ? `${smaller.width} × ${smaller.height}, ${sizeWords(smaller.bytes)}. Viewers with a slow line can choose it.`
          : "For viewers with a slow line: the same film with fewer pixels."}
      </p>
      {upload && <Progress upload={upload} />}
      {!upload && coming && coming.state !== "failed" && (
        <p className={styles.small} role="status">
          {coming.state === "uploading" ? "One is on its way." : "It is being checked."}
        </p>
      )}
      {coming?.state === "failed" && (
        <p role="alert" className={styles.wrong}>
          The last file did not fit. {coming.problem === "media.smaller_unlike" ? "It is longer or shorter than this film." : "It is hardly smaller than this film, or no film at all."}
        </p>
      )}
      {!upload && film.state === "ready" && (
        <div className={styles.tools}>
          <FileButton name="Add a smaller file" accept={FILM_FILES} small onFile={send}>
            {smaller ? "Replace it" : "Add a smaller file"}
          </FileButton>
        </div>
      )}
    </div>
  );
}
