import { useRef, useState, type ChangeEvent, type Ref } from "react";
import { OFFLINE } from "../../../format/failures";
import { toast } from "../../../ui/noticeStore";
import { Button } from "../../../ui/Button";
import { LazyPart } from "../../../ui/LazyPart";
import type { ChosenImage } from "../public/chosen";
import { ImageIcon } from "./ImageIcon";
import styles from "./Images.later.module.css";

interface Props {
  /** How many more can be added; 1 replaces. */
  room: number;
  several: boolean;
  /** The name of the field, for the buttons' accessible names. */
  label: string;
  onFiles: (files: File[]) => void;
  /** Called with images from the library; without it there is no library button. */
  onLibrary?: ((chosen: ChosenImage[]) => void) | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

const loadLibrary = () => import("./LibraryDialog");

/** The buttons to add an image from the camera, from files or from the library. */
export function Choosing({ room, several, label, onFiles, onLibrary, ref }: Props) {
  const camera = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const [library, setLibrary] = useState(false);
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(currentTarget.files ?? [])];
    // Reset, so that the same file can be chosen again.
    currentTarget.value = "";
    if (chosen.length > 0) onFiles(chosen);
  };
  const full = room <= 0;
  const input = { type: "file", accept: "image/*", hidden: true, tabIndex: -1, onChange: take } as const;
  return (
    <div className={styles.choosing}>
      <input ref={camera} {...input} capture="environment" data-way="camera" aria-label={`${label}: camera`} />
      <input ref={files} {...input} multiple={several} data-way="files" aria-label={`${label}: photos`} />
      <Button look="line" small className={styles.camera} disabled={full} onClick={() => camera.current?.click()}>
        <ImageIcon name="camera" />
        Camera
      </Button>
      <Button ref={ref} look="line" small disabled={full} onClick={() => files.current?.click()}>
        <ImageIcon name="device" />
        {several ? "Photos" : "Photo"}
      </Button>
      {onLibrary && (
        <Button look="line" small disabled={full} aria-haspopup="dialog" onClick={() => setLibrary(true)}>
          <ImageIcon name="store" />
          Library
        </Button>
      )}
      {library && (
        <LazyPart
          load={loadLibrary}
          given={{
            most: several ? room : 1,
            onClose: () => setLibrary(false),
            onChoose: (chosen: ChosenImage[]) => {
              setLibrary(false);
              onLibrary?.(chosen);
            },
          }}
          onFailure={() => {
            setLibrary(false);
            toast(OFFLINE, { kind: "error" });
          }}
        />
      )}
    </div>
  );
}
