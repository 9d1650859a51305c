import type { CSSProperties } from "react";
import type { Picture } from "../../api/schema";
import { Frame, Image, type Colours } from "../../ui/Photo";
import type { Place } from "./places";
import styles from "./Places.later.module.css";

interface Props {
  places: readonly Place[];
  picture: Picture;
  colours?: Colours | undefined;
}

/** The picture as it is kept, in each place where visitors meet it. */
export function Placed({ places, picture, colours }: Props) {
  return (
    <section aria-label="Where it appears">
      <p className={styles.title} aria-hidden="true">
        Where it appears
      </p>
      <ul className={styles.places}>
        {places.map(({ label, ratio, circle, plain }) => (
          <li key={label} style={{ "--shape": ratio } as CSSProperties}>
            <Frame colours={colours} circle={circle} plain={plain} className={styles.place}>
              <Image picture={picture} sizes="200px" alt="" />
            </Frame>
            <p>{label}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
