import { useRef, type ChangeEvent } from "react";
import { IconButton } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { ACCEPTED } from "./accepted";
import { copy } from "./copy";
import styles from "./PhotoTiles.later.module.css";

export interface PhotoTile {
  key: string | number;
  /** URL of the photo or of its preview. */
  source: string;
  name: string;
  onRemove: () => void;
}

interface Props {
  tiles: readonly PhotoTile[];
  /** Whether more photos can be added. */
  more: boolean;
  onChoose: (files: File[]) => void;
  /** Why photos were refused. */
  refusals: readonly string[];
  /** The id of the hint. */
  describedBy: string;
}

/** Chosen photos, each with a button that removes it, and the button that adds more. */
export function PhotoTiles({ tiles, more, onChoose, refusals, describedBy }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    onChoose([...(currentTarget.files ?? [])]);
    // Reset, so that a removed file can be chosen again.
    currentTarget.value = "";
  };
  return (
    <>
      <ul className={styles.tiles}>
        {tiles.map(({ key, source, name, onRemove }) => (
          <li key={key} className={styles.tile}>
            <img src={source} alt={name} width={120} height={150} />
            <IconButton
              icon="close"
              look="surface"
              label={copy.remove(name)}
              onClick={() => {
                onRemove();
                input.current?.focus();
              }}
            />
          </li>
        ))}
        {more && (
          <li>
            <label className={styles.add}>
              <input ref={input} type="file" accept={ACCEPTED} multiple onChange={choose} aria-describedby={describedBy} />
              <Icon name="gallery" />
              {copy.add}
            </label>
          </li>
        )}
      </ul>
      <Refusals of={refusals} />
    </>
  );
}

/** Why photos were refused, read out as they come. */
export const Refusals = ({ of }: { of: readonly string[] }) => (
  <div role="alert">
    {of.map((refusal, place) => (
      <p key={place} className={styles.refusal}>
        <Icon name="warning" />
        <span>{refusal}</span>
      </p>
    ))}
  </div>
);
