import type { CSSProperties } from "react";
import type { Image } from "../../../api/schema";
import { Frame, ResponsiveImage, type Colours } from "../../../ui/Photo";
import type { Place } from "./places";
import styles from "./Places.later.module.css";

interface Props {
  places: readonly Place[];
  image: Image;
  colours?: Colours | undefined;
}

/** Previews of the stored image in each place where it appears. */
export function Placed({ places, image, colours }: Props) {
  return (
    <section aria-label="Where it appears">
      <p className={styles.title} aria-hidden="true">
        Where it appears
      </p>
      <ul className={styles.places}>
        {places.map(({ label, ratio, circle, plain }) => (
          <li key={label} style={{ "--shape": ratio } as CSSProperties}>
            <Frame colours={colours} circle={circle} plain={plain} className={styles.place}>
              <ResponsiveImage image={image} sizes="200px" alt="" />
            </Frame>
            <p>{label}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
