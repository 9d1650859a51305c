import { useId, useState } from "react";
import { links } from "../../../links";
import type { Session } from "../../auth/public/useSession";
import { PhotoTiles } from "../../../form/photos/PhotoTiles";
import { Anchor } from "../../../ui/Anchor";
import shared from "../../../ui/shared.module.css";
import { copy } from "./copy";
import { choosePhotos, MOST_PHOTOS, removePhoto, useChosenPhotos } from "./photoStore";
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
  const [refusals, setRefusals] = useState<string[]>([]);
  const room = MOST_PHOTOS - photos.length - (look ? 1 : 0);

  const remove = (drop: () => void) => {
    drop();
    setRefusals([]);
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
      <PhotoTiles
        tiles={[
          ...(look ? [{ key: "look", source: look, name: copy.photos.look, onRemove: () => remove(onDropLook) }] : []),
          ...photos.map(({ id, name, preview }) => ({ key: id, source: preview, name, onRemove: () => remove(() => removePhoto(id)) })),
        ]}
        more={session === "user" && room > 0}
        onChoose={(files) => setRefusals(choosePhotos(piece, files, room))}
        refusals={refusals}
        describedBy={`${id}-hint`}
      />
    </div>
  );
}
