import type { Picture } from "../../api/schema";

/** A picture that a form holds: its id, which is what is sent, and what is needed to show it. */
export interface ChosenPicture {
  id: number;
  /** Absent when nobody keeps it any more. */
  picture?: Picture | undefined;
  /** Kept, but not shown to visitors; only where a field offers it. */
  hidden?: boolean | undefined;
}

interface Named {
  imageId: number;
  image?: Picture | undefined;
  published?: boolean | undefined;
}

/** What a field holds, out of what the server answers. */
export const chosenFrom = ({ imageId, image, published }: Named): ChosenPicture => ({
  id: imageId,
  ...(image && { picture: image }),
  ...(published === false && { hidden: true }),
});

export const idsOf = (chosen: readonly ChosenPicture[]): number[] => chosen.map(({ id }) => id);
