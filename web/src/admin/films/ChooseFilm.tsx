import { useRef, useState, type Ref } from "react";
import { Button } from "../../ui/Button";
import { LazyPart } from "../../ui/LazyPart";
import { toast } from "../../ui/noticeStore";
import { PictureIcon } from "../pictures/PictureIcon";
import { FilmIcon } from "./FilmIcon";
import styles from "./Films.later.module.css";
import type { NewFilm } from "./uploadStore";

const loadLibrary = () => import("./FilmLibraryWindow");

export const FILM_FILES = "video/mp4,video/quicktime,video/webm,.mp4,.mov,.webm";

interface Props {
  ref?: Ref<HTMLButtonElement> | undefined;
  label: string;
  audience: NewFilm["audience"];
  onFile: (file: File) => void;
  onFilm: (filmId: number) => void;
}

/** From the phone or the computer, or one that the shop has already. */
export function ChooseFilm({ ref, label, audience, onFile, onFilm }: Props) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <div className={styles.choosing}>
        <FileButton ref={ref} name={`${label}: upload a film`} accept={FILM_FILES} onFile={onFile}>
          <FilmIcon name="up" />
          Upload a film
        </FileButton>
        <Button look="line" onClick={() => setOpen(true)}>
          <PictureIcon name="shelf" />
          Library
        </Button>
      </div>
      <p className={styles.small}>MP4 up to 2 GB. It uploads while you look at other screens.</p>
      {open && (
        <LazyPart
          load={loadLibrary}
          given={{
            audience,
            onClose: () => setOpen(false),
            onChoose: (film: number) => {
              setOpen(false);
              onFilm(film);
            },
          }}
          onFailure={() => {
            setOpen(false);
            toast("No Network Connection", { kind: "error" });
          }}
        />
      )}
    </>
  );
}

interface FileButtonProps {
  ref?: Ref<HTMLButtonElement> | undefined;
  /** For those who hear it. */
  name: string;
  accept: string;
  small?: boolean;
  onFile: (file: File) => void;
  children: React.ReactNode;
}

/** A button that opens the choice of files. */
export function FileButton({ ref, name, accept, small = false, onFile, children }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button ref={ref} look="line" small={small} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={name}
        tabIndex={-1}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = "";
          if (file) onFile(file);
        }}
      />
    </>
  );
}
