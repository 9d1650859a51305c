import type { Ref } from "react";
import { Button } from "../../../ui/Button";
import { Photo, type Colours, type Ratio } from "../../../ui/Photo";
import { useUndoHere } from "../../../admin/undo";
import { AltField } from "../images/AltField";
import { Around, type AroundProps } from "../images/Around";
import { Choosing } from "../images/Choosing";
import type { ChosenImage } from "./chosen";
import { CropButton } from "../images/CropButton";
import styles from "../images/Images.later.module.css";
import { Placed } from "../images/Placed";
import { shapeFor, type ShapeName } from "../images/places";
import { UploadRows } from "../images/UploadRow";
import { useUploads } from "../images/useUploads";

interface ImageFieldProps extends AroundProps {
  /** Spread react-hook-form's `field` of a Controller here. */
  value: ChosenImage | null | undefined;
  onChange: (chosen: ChosenImage | null) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  /** The aspect ratio of its frame. */
  ratio?: Ratio | undefined;
  /** The crop shape, if it differs from the ratio; its previews are shown below. */
  shape?: ShapeName | undefined;
  colours?: Colours | undefined;
}

/** A form field for one image: add, upload, describe, crop. */
export function ImageField({ value, onChange, onBlur, name, ref, ratio = "4/5", shape, colours, ...around }: ImageFieldProps) {
  const arrived = (chosen: ChosenImage) => {
    onChange(chosen);
    onBlur?.();
  };
  const offerUndo = useUndoHere();
  const { uploads, queue, cancel } = useUploads(({ id, image }) => arrived({ id, image }));
  /** Cancels pending uploads, so that they do not replace the current image. */
  const letGo = () => {
    for (const { key } of uploads) queue.cancel(key);
  };
  const send = (files: File[]) => {
    letGo();
    queue.add(files.slice(0, 1));
  };
  const takeOut = () => {
    if (!value) return;
    onChange(null);
    offerUndo({ text: "Image removed", note: "It stays in the library.", undo: () => Promise.resolve(onChange(value)) });
  };
  return (
    <Around {...around} onFiles={send}>
      <div className={styles.single} data-field={name}>
        {value && (
          <Photo
            image={value.image}
            ratio={ratio}
            colours={colours}
            sizes="(max-width: 768px) 92vw, 420px"
            alt=""
            className={styles.stage}
          />
        )}
        <div>
          {uploads.length > 0 && (
            <ul className={styles.uploads}>
              <UploadRows uploads={uploads} queue={queue} onCancel={cancel} />
            </ul>
          )}
          <Choosing
            ref={ref}
            room={1}
            several={false}
            label={around.label}
            onFiles={send}
            onLibrary={([chosen]) => {
              if (!chosen) return;
              letGo();
              arrived(chosen);
            }}
          />
          {value && (
            <div className={styles.choosing}>
              <CropButton chosen={value} shape={shapeFor(ratio, shape)} colours={colours} onCut={arrived} />
              <Button look="line" small onClick={takeOut}>
                Remove
              </Button>
            </div>
          )}
          {!value && <p className={styles.drop}>You can also drop or paste an image here.</p>}
        </div>
      </div>
      {value && <AltField key={value.id} chosen={value} onChange={onChange} />}
      {shape && value?.image && <Placed places={shapeFor(ratio, shape).places} image={value.image} colours={colours} />}
    </Around>
  );
}
