import { useState } from "react";
import type { EventDetails } from "../../../api/schema";
import { links } from "../../../links";
import { LinkButton } from "../../../ui/Button";
import { Lightbox } from "../../../ui/Lightbox";
import { Photo } from "../../../ui/Photo";
import { selvedge } from "../colours";
import { copy } from "../copy";
import styles from "./StoryGallery.module.css";

/** The other images of a blog; a press opens the lightbox. */
export function StoryGallery({ event }: { event: Pick<EventDetails, "id" | "images"> }) {
  const [index, setIndex] = useState<number>();
  const total = event.images.length;
  return (
    <section className={styles.gallery} aria-labelledby="event-gallery">
      <h2 id="event-gallery">{copy.event.gallery}</h2>
      <ul className={styles.thumbs}>
        {event.images.map((image, place) => (
          <li key={image.src}>
            <a
              href={image.src}
              aria-label={copy.event.image(place + 1, total)}
              onClick={(click) => {
                if (click.metaKey || click.ctrlKey || click.shiftKey) return;
                click.preventDefault();
                setIndex(place);
              }}
            >
              <Photo
                image={image}
                ratio="1"
                sizes="(max-width: 768px) 46vw, (max-width: 1023px) 30vw, 268px"
                colours={selvedge(event.id + place + 1)}
              />
            </a>
          </li>
        ))}
      </ul>
      <Lightbox
        images={event.images}
        index={index}
        onIndex={setIndex}
        title={copy.event.image}
        actions={
          <LinkButton href={links.book(undefined, event.images[index ?? 0]?.src)} look="haldi" small>
            {copy.event.book}
          </LinkButton>
        }
      />
    </section>
  );
}
