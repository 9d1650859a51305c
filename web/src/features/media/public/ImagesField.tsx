import { useEffect, useRef, useState, type Ref } from "react";
import { Sorting } from "../../../admin/list/Sorting";
import type { Ratio } from "../../../ui/Photo";
import { moved } from "../../../admin/list/order";
import { useUndoHere } from "../../../admin/undo";
import { Around, type AroundProps } from "../images/Around";
import { Choosing } from "../images/Choosing";
import { idsOf, type ChosenImage } from "./chosen";
import { ImageRow } from "../images/ImageRow";
import shared from "../../../ui/shared.module.css";
import styles from "../images/Images.later.module.css";
import { shapeFor, type ShapeName } from "../images/places";
import { UploadRows } from "../images/UploadRow";
import { useUploads } from "../images/useUploads";

export interface ImagesFieldProps extends AroundProps {
  /** Spread react-hook-form's `field` of a Controller here. */
  value: readonly ChosenImage[];
  onChange: (chosen: ChosenImage[]) => void;
  onBlur?: (() => void) | undefined;
  name?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
  max: number;
  /** The aspect ratio of each frame. */
  ratio?: Ratio | undefined;
  /** The crop shape, if it differs from the ratio. */
  shape?: ShapeName | undefined;
  /** The label of the first one, such as "Main image". */
  first?: string | undefined;
  /** Each can be hidden from visitors. */
  hideable?: boolean | undefined;
}

/** A form field for several images: upload, describe, reorder, hide. */
export function ImagesField({ value, onChange, onBlur, name, ref, max, ratio = "4/5", shape, first, hideable, ...around }: ImagesFieldProps) {
  // Two uploads can finish before the form has rendered the first one.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  const [said, setSaid] = useState("");
  const offerUndo = useUndoHere();
  const keys = useRef(new Map<number, number>());
  // A new crop is another image; its row is kept, and with it the focus.
  const [rows, setRows] = useState<ReadonlyMap<number, number>>(new Map());
  const set = (next: ChosenImage[]) => {
    latest.current = next;
    onChange(next);
    onBlur?.();
  };

  const { uploads, queue, cancel } = useUploads(({ id, image }, key) => {
    keys.current.set(id, key);
    const held = latest.current;
    // In the order in which they were chosen, whichever upload finishes first.
    const before = held.findIndex((one) => (keys.current.get(one.id) ?? -1) > key);
    const place = before < 0 ? held.length : before;
    set([...held.slice(0, place), { id, image }, ...held.slice(place)]);
  });

  const room = max - value.length - uploads.length;
  const send = (files: File[]) => {
    const left = files.length - room;
    setSaid(left > 0 ? `The limit is ${max} images. ${left === 1 ? "One was" : `${left} were`} not added.` : "");
    if (room > 0) queue.add(files.slice(0, room));
  };
  const choose = (chosen: ChosenImage[]) => {
    const fresh = chosen.filter(({ id }) => !latest.current.some((held) => held.id === id));
    setSaid(fresh.length < chosen.length ? "Some images were already added." : "");
    set([...latest.current, ...fresh]);
  };
  const change = (before: ChosenImage, next: ChosenImage) => {
    if (next.id !== before.id) setRows(new Map(rows).set(next.id, rows.get(before.id) ?? before.id));
    keys.current.set(next.id, keys.current.get(before.id) ?? -1);
    set(latest.current.map((one) => (one.id === before.id ? next : one)));
  };
  const move = (from: number, to: number) => {
    set(moved(latest.current, from, to));
    setSaid(`Now image ${to + 1} of ${value.length}.`);
  };
  const takeOut = (place: number) => {
    const gone = value[place];
    if (!gone) return;
    set(value.filter((_, at) => at !== place));
    const putBack = () => {
      const held = latest.current;
      set([...held.slice(0, place), gone, ...held.slice(place)]);
      return Promise.resolve();
    };
    offerUndo({ text: "Image removed", note: "It stays in the library.", undo: putBack });
  };

  return (
    <Around {...around} onFiles={send}>
      <div data-field={name}>
        {(value.length > 0 || uploads.length > 0) && (
          <Sorting ids={idsOf(value)} nameOf={(id) => `Image ${idsOf(value).indexOf(Number(id)) + 1}`} onMove={move}>
            <ul className={styles.rows}>
              {value.map((chosen, place) => (
                <ImageRow
                  key={rows.get(chosen.id) ?? chosen.id}
                  chosen={chosen}
                  place={place}
                  count={value.length}
                  ratio={ratio}
                  shape={shapeFor(ratio, shape)}
                  badge={place === 0 ? first : undefined}
                  onChange={(next) => change(chosen, next)}
                  onMove={(to) => move(place, to)}
                  onTakeOut={() => takeOut(place)}
                  hideable={hideable}
                />
              ))}
              <UploadRows uploads={uploads} queue={queue} onCancel={cancel} />
            </ul>
          </Sorting>
        )}
        <p role="status" className={said ? styles.said : shared.hidden}>
          {said}
        </p>
        <Choosing ref={ref} room={room} several={max > 1} label={around.label} onFiles={send} onLibrary={choose} />
        <p className={styles.drop}>
          {value.length} of {max}
          {room > 0 ? <span className={styles.dropText}>. Photos can be dropped or pasted here too.</span> : ". Take one out to add another."}
        </p>
      </div>
    </Around>
  );
}
