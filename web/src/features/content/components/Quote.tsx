import type { Testimonial } from "../../../api/schema";
import { Avatar } from "../../../ui/Avatar";
import { Frame, Photo } from "../../../ui/Photo";
import shared from "../../../ui/shared.module.css";
import { selvedge } from "../colours";
import styles from "./Quote.module.css";

interface Props {
  voice: Omit<Testimonial, "mainImage"> & { mainImage?: Testimonial["mainImage"] | undefined };
  /** Not visible yet: only the frame reserves the image's space. */
  waiting?: boolean;
}

/** A testimonial with its image. */
export function Quote({ voice, waiting }: Props) {
  return (
    <figure className={styles.quote}>
      {waiting ? (
        <Frame />
      ) : (
        <Photo image={voice.mainImage} sizes="(max-width: 768px) 96px, 150px" colours={selvedge(voice.id)} />
      )}
      <div>
        <blockquote className={styles.text}>{voice.quote}</blockquote>
        <figcaption className={styles.who}>
          <Avatar name={voice.name} second={voice.id % 2 === 0} />
          <div>
            <b>{voice.name}</b>
            <p className={`${shared.tiny} ${shared.muted}`}>{voice.company}</p>
          </div>
        </figcaption>
      </div>
    </figure>
  );
}
