import type { Image } from "../../../api/schema";

/** An image in a form: its id, which is sent, and the data to render it. */
export interface ChosenImage {
  id: number;
  /** Absent when it was deleted from the library. */
  image?: Image | undefined;
  /** Hidden from visitors, where the field offers it. */
  hidden?: boolean | undefined;
}

interface Named {
  imageId: number;
  image?: Image | undefined;
  published?: boolean | undefined;
}

/** A field's value from a server response. */
export const chosenFrom = ({ imageId, image, published }: Named): ChosenImage => ({
  id: imageId,
  ...(image && { image: image }),
  ...(published === false && { hidden: true }),
});

export const idsOf = (chosen: readonly ChosenImage[]): number[] => chosen.map(({ id }) => id);
