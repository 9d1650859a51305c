import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Failure } from "../../../api/problem";
import type { LibraryImage, LibraryImagePage } from "../../../api/schema";
import { Button } from "../../../ui/Button";
import { Dialog } from "../../../ui/Dialog";
import { Field } from "../../../ui/Field";
import { Empty, Loading, SkeletonCards } from "../../../ui/States";
import { Waiting } from "../../../admin/Screen";
import type { ChosenImage } from "../public/chosen";
import styles from "./Library.later.module.css";
import { ImageTile } from "./ImageTile";
import { imageList } from "./queries";

const SEARCH_AFTER_MS = 300;

interface Props {
  /** How many can be taken; one is taken at once. */
  most: number;
  onChoose: (chosen: ChosenImage[]) => void;
  onClose: () => void;
}

/** Every image of the library that has these words, newest first, part by part. */
function useLibrary(q: string) {
  const wanted = q ? { q } : {};
  const [operation, address] = imageList(wanted).queryKey;
  type Key = readonly [string, string, "parts"];
  return useInfiniteQuery<LibraryImagePage, Failure, LibraryImage[], Key, number | undefined>({
    queryKey: [operation, address, "parts"],
    queryFn: ({ pageParam, signal }) =>
      imageList({ ...wanted, ...(pageParam !== undefined && { before: pageParam }) }).queryFn({ signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => pages.flatMap(({ items }) => items),
    staleTime: 0,
    retryOnMount: true,
  });
}

/** What is typed, once the typing rests. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Choosing from what the shop has already. */
export default function LibraryWindow({ most, onChoose, onClose }: Props) {
  const [text, setText] = useState("");
  const q = useSettled(text.trim());
  const [taken, setTaken] = useState<readonly LibraryImage[]>([]);
  const { data: images, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useLibrary(q);

  const give = (stored: readonly LibraryImage[]) => onChoose(stored.map(({ id, image }) => ({ id, image })));
  const press = (stored: LibraryImage) => {
    if (most === 1) give([stored]);
    else if (taken.some(({ id }) => id === stored.id)) setTaken(taken.filter(({ id }) => id !== stored.id));
    else if (taken.length < most) setTaken([...taken, stored]);
  };
  return (
    <Dialog open onClose={onClose} title="The shop's images" look="wide">
      <Field
        label="Search"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={80}
        hint="By what an image shows"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          // The form behind the window is not meant.
          if (event.key === "Enter") event.preventDefault();
        }}
      />
      {error && !images && <Waiting failure={error} onRetry={() => void refetch()} />}
      {!images && !error && (
        <Loading text="Loading..." className={styles.grid}>
          <SkeletonCards count={8} ratio="1" lines={0} />
        </Loading>
      )}
      {images?.length === 0 && <Empty title={q ? `No image shows "${q}"` : "No images yet"} />}
      {images && images.length > 0 && (
        <ul className={styles.grid}>
          {images.map((stored) => {
            const place = taken.findIndex(({ id }) => id === stored.id);
            return (
              <li key={stored.id}>
                <ImageTile
                  stored={stored}
                  pressed={most === 1 ? undefined : place >= 0}
                  disabled={most > 1 && place < 0 && taken.length >= most}
                  onPress={() => press(stored)}
                />
              </li>
            );
          })}
        </ul>
      )}
      {hasNextPage && (
        <Button look="line" small busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          View More
        </Button>
      )}
      {most > 1 && (
        <div className={styles.foot}>
          <p role="status">
            {taken.length} of {most} chosen
          </p>
          <Button disabled={taken.length === 0} onClick={() => give(taken)}>
            {taken.length === 1 ? "Take this image" : `Take ${taken.length || ""} images`}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
