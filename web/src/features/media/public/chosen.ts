import type { Image } from "../../../api/schema";

/** An image that a form holds: its id, which is what is sent, and what is needed to show it. */
export interface ChosenImage {
  id: number;
  /** Absent when nobody keeps it any more. */
  image?: Image | undefined;
  /** Kept, but not shown to visitors; only where a field offers it. */
  hidden?: boolean | undefined;
}

interface Named {
  imageId: number;
  image?: Image | undefined;
  published?: boolean | undefined;
}

/** What a field holds, out of what the server answers. */
export const chosenFrom = ({ imageId, image, published }: Named): ChosenImage => ({
  id: imageId,
  ...(image && { image: image }),
  ...(published === false && { hidden: true }),
});

export const idsOf = (chosen: readonly ChosenImage[]): number[] => chosen.map(({ id }) => id);
