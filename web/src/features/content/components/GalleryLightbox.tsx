import { links } from "../../../links";
import { LinkButton } from "../../../ui/Button";
import { Lightbox } from "../../../ui/Lightbox";
import { ShareButton } from "../../../ui/ShareButton";
import { copy } from "../copy";
import { paths } from "../paths";
import type { Walk } from "./useWalk";

export function GalleryLightbox({ walk }: { walk: Walk }) {
  const shown = walk.index === undefined ? undefined : walk.images[walk.index];
  return (
    <Lightbox
      images={walk.images}
      index={walk.index}
      onIndex={walk.setIndex}
      title={walk.title}
      actions={
        <>
          <LinkButton href={links.book(undefined, shown?.src)} look="haldi">
            {copy.gallery.book}
          </LinkButton>
          <ShareButton path={paths.gallery()} title={copy.gallery.title} look="boxed" />
        </>
      }
    />
  );
}
