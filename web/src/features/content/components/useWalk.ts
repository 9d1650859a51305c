import { useCallback, useMemo, useState, type MouseEvent } from "react";
import type { GalleryItem, Image } from "../../../api/schema";
import { copy } from "../copy";

export interface Walk {
  /** All images of all items, in order. */
  images: Image[];
  /** The title of the n-th image: its item and position. */
  title: (place: number, total: number) => string;
  /** The index of the open image. */
  index: number | undefined;
  setIndex: (index: number | undefined) => void;
  /** Opens an item at its first image. Without script the link opens the image itself. */
  open: (item: GalleryItem) => (event: MouseEvent) => void;
}

/** The lightbox of a gallery: starts at the chosen item and includes all of them. */
export function useWalk(items: readonly GalleryItem[]): Walk {
  const [index, setIndex] = useState<number>();
  const { images, names, starts } = useMemo(() => {
    const starts = new Map<number, number>();
    const images: Image[] = [];
    const names: string[] = [];
    for (const item of items) {
      starts.set(item.id, images.length);
      images.push(...item.images);
      names.push(...item.images.map(() => item.title));
    }
    return { images, names, starts };
  }, [items]);
  const open = useCallback(
    (item: GalleryItem) => (event: MouseEvent) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      setIndex(starts.get(item.id));
    },
    [starts],
  );
  const title = (place: number, total: number) => copy.gallery.place(names[place - 1] ?? "", place, total);
  return { images, title, index, setIndex, open };
}
