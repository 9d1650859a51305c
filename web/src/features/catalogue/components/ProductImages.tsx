import { useState, type MouseEvent } from "react";
import type { Colours, Image, Product } from "../../../api/schema";
import { links } from "../../../links";
import { IconLink, LinkButton } from "../../../ui/Button";
import { Lightbox } from "../../../ui/Lightbox";
import { Photo } from "../../../ui/Photo";
import { copy } from "../copy";
import { FavouriteButton } from "../favourites/FavouriteButton";
import styles from "./ProductImages.later.module.css";

interface Props {
  product: Product;
  /** Beside the main one. */
  more?: readonly Image[] | undefined;
  colours: Colours | undefined;
  /** Chosen ones, which a booking from here begins with. */
  options?: readonly number[];
  sizes: string;
}

const isPlain = (event: MouseEvent) => !event.metaKey && !event.ctrlKey && !event.shiftKey;

/** The images with a strip to choose from, the wish list and a zoom: a full-screen lightbox, or without script the image's own URL. */
export function ProductImages({ product, more = [], colours, options, sizes }: Props) {
  const [open, setOpen] = useState<number>();
  const [chosen, setChosen] = useState(0);
  const { mainTitle } = product;
  const images = [product.image, ...more];
  const place = Math.min(chosen, images.length - 1);
  const image = images[place] ?? product.image;
  const several = images.length > 1;
  const show = (at: number | undefined) => {
    setOpen(at);
    if (at !== undefined) setChosen(at);
  };
  return (
    <div className={several ? styles.several : undefined}>
      <div className={styles.image}>
        <Photo
          key={image.src}
          image={{ ...image, alt: image.alt || mainTitle }}
          colours={colours}
          sizes={sizes}
          priority={place === 0}
          eager
        />
        {several && <span className={styles.place}>{`${place + 1} of ${images.length}`}</span>}
        <div className={styles.wish}>
          <FavouriteButton product={product.id} name={mainTitle} />
        </div>
        <IconLink
          href={image.src}
          icon="zoom"
          look="surface"
          label={`Zoom: ${mainTitle}`}
          className={styles.zoom}
          onClick={(event) => {
            if (!isPlain(event)) return;
            event.preventDefault();
            setOpen(place);
          }}
        />
      </div>
      {several && (
        <ul className={styles.strip} aria-label={copy.images}>
          {images.map((one, at) => (
            <li key={at}>
              <a
                href={one.src}
                aria-label={copy.imageOf(at + 1, one.alt)}
                aria-current={at === place || undefined}
                onClick={(event) => {
                  if (!isPlain(event)) return;
                  event.preventDefault();
                  setChosen(at);
                }}
              >
                <Photo image={one} colours={colours} sizes="88px" alt="" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <Lightbox
        images={images}
        index={open}
        onIndex={show}
        title={(at, total) => (total > 1 ? `${mainTitle}, ${at} of ${total}` : mainTitle)}
        actions={
          <LinkButton href={links.book(product.id, image.src, options)} look="haldi" small>
            {copy.bookLook}
          </LinkButton>
        }
      />
    </div>
  );
}
