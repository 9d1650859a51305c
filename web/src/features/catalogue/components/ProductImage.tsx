import { useState, type MouseEvent } from "react";
import type { Colours, Product } from "../../../api/schema";
import { links } from "../../../links";
import { IconLink, LinkButton } from "../../../ui/Button";
import { Lightbox } from "../../../ui/Lightbox";
import { Photo } from "../../../ui/Photo";
import { copy } from "../copy";
import styles from "./ProductImage.module.css";

/** The image with a zoom: a full-screen lightbox, or without script the image's own URL. */
export function ProductImage({
  product,
  colours,
  options,
  sizes,
}: {
  product: Product;
  colours: Colours | undefined;
  /** Chosen ones, which a booking from here begins with. */
  options?: readonly number[];
  sizes: string;
}) {
  const [open, setOpen] = useState<number>();
  const { image, mainTitle } = product;
  const zoom = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(0);
  };
  return (
    <div className={styles.image}>
      <Photo image={{ ...image, alt: image.alt || mainTitle }} colours={colours} sizes={sizes} priority />
      <IconLink
        href={image.src}
        icon="zoom"
        look="surface"
        label={`Zoom: ${mainTitle}`}
        className={styles.zoom}
        onClick={zoom}
      />
      <Lightbox
        images={[image]}
        index={open}
        onIndex={setOpen}
        title={() => mainTitle}
        actions={
          <LinkButton href={links.book(product.id, image.src, options)} look="haldi" small>
            {copy.bookLook}
          </LinkButton>
        }
      />
    </div>
  );
}
