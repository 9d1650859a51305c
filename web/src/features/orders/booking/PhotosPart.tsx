import { useId, useRef, useState, type ChangeEvent } from "react";
import { links } from "../../../links";
import type { Session } from "../../auth/public/useSession";
import { Anchor } from "../../../ui/Anchor";
import { IconButton } from "../../../ui/Button";
import { Icon } from "../../../ui/Icon";
import shared from "../../../ui/shared.module.css";
import { copy } from "./copy";
import { ACCEPTED, choosePhotos, MOST_PHOTOS, removePhoto, useChosenPhotos } from "./photoStore";
import styles from "./Photos.later.module.css";

interface Props {
  /** The key of the piece they are for. */
  piece: string;
  /** Photos need an account: visitors see a hint instead. */
  session: Session["state"];
  look: string | undefined;
  onDropLook: () => void;
}

/** The reference photos of a piece. */
export function PhotosPart({ piece, session, look, onDropLook }: Props) {
  const id = useId();
  const photos = useChosenPhotos().filter((photo) => photo.piece === piece);
  const input = useRef<HTMLInputElement>(null);
  const [refusals, setRefusals] = useState<string[]>([]);
  const room = MOST_PHOTOS - photos.length - (look ? 1 : 0);

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    setRefusals(choosePhotos(piece, [...(currentTarget.files ?? [])], room));
    // Reset, so that a removed file can be chosen again.
    currentTarget.value = "";
  };
  const remove = (drop: () => void) => {
    drop();
    setRefusals([]);
    input.current?.focus();
  };
  return (
    <div className={styles.photos} role="group" aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {copy.photos.title} <span>(optional)</span>
      </h3>
      <p className={styles.hint} id={`${id}-hint`}>
        {session === "visitor" ? (
          <>
            {copy.photos.visitor}{" "}
            <Anchor href={links.login(links.book())} className={shared.stitch}>
              {copy.photos.login}
            </Anchor>
          </>
        ) : (
          copy.photos.hint
        )}
      </p>
      <ul className={styles.tiles}>
        {look && (
          <Tile source={look} name={copy.photos.look} onRemove={() => remove(onDropLook)} />
        )}
        {photos.map(({ id, name, preview }) => (
          <Tile key={id} source={preview} name={name} onRemove={() => remove(() => removePhoto(id))} />
        ))}
        {session === "user" && room > 0 && (
          <li>
            <label className={styles.add}>
              <input
                ref={input}
                type="file"
                accept={ACCEPTED}
                multiple
                onChange={choose}
                aria-describedby={`${id}-hint`}
              />
              <Icon name="gallery" />
              {copy.photos.add}
            </label>
          </li>
        )}
      </ul>
      <div role="alert">
        {refusals.map((refusal) => (
          <p key={refusal} className={styles.refusal}>
            <Icon name="warning" />
            {refusal}
          </p>
        ))}
      </div>
    </div>
  );
}

function Tile({ source, name, onRemove }: { source: string; name: string; onRemove: () => void }) {
  return (
    <li className={styles.tile}>
      <img src={source} alt={name} width={120} height={150} />
      <IconButton icon="close" look="surface" label={copy.photos.remove(name)} onClick={onRemove} />
    </li>
  );
}
