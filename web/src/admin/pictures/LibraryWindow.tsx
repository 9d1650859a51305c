import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Failure } from "../../api/problem";
import type { KeptPicture, KeptPicturePage } from "../../api/schema";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { Field } from "../../ui/Field";
import { Empty, Loading, SkeletonCards } from "../../ui/States";
import { Waiting } from "../Screen";
import type { ChosenPicture } from "./chosen";
import styles from "./Library.later.module.css";
import { PictureTile } from "./PictureTile";
import { pictureList } from "./queries";

const SEARCH_AFTER_MS = 300;

interface Props {
  /** How many can be taken; one is taken at once. */
  most: number;
  onChoose: (chosen: ChosenPicture[]) => void;
  onClose: () => void;
}

/** Every picture of the library that has these words, newest first, part by part. */
function useLibrary(q: string) {
  const wanted = q ? { q } : {};
  const [operation, address] = pictureList(wanted).queryKey;
  type Key = readonly [string, string, "parts"];
  return useInfiniteQuery<KeptPicturePage, Failure, KeptPicture[], Key, number | undefined>({
    queryKey: [operation, address, "parts"],
    queryFn: ({ pageParam, signal }) =>
      pictureList({ ...wanted, ...(pageParam !== undefined && { before: pageParam }) }).queryFn({ signal }),
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
  const [taken, setTaken] = useState<readonly KeptPicture[]>([]);
  const { data: pictures, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useLibrary(q);

  const give = (kept: readonly KeptPicture[]) => onChoose(kept.map(({ id, picture }) => ({ id, picture })));
  const press = (kept: KeptPicture) => {
    if (most === 1) give([kept]);
    else if (taken.some(({ id }) => id === kept.id)) setTaken(taken.filter(({ id }) => id !== kept.id));
    else if (taken.length < most) setTaken([...taken, kept]);
  };
  return (
    <Dialog open onClose={onClose} title="The shop's pictures" look="wide">
      <Field
        label="Search"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={80}
        hint="By what a picture shows"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          // The form behind the window is not meant.
          if (event.key === "Enter") event.preventDefault();
        }}
      />
      {error && !pictures && <Waiting failure={error} onRetry={() => void refetch()} />}
      {!pictures && !error && (
        <Loading text="Loading..." className={styles.grid}>
          <SkeletonCards count={8} ratio="1" lines={0} />
        </Loading>
      )}
      {pictures?.length === 0 && <Empty title={q ? `No picture shows "${q}"` : "No pictures yet"} />}
      {pictures && pictures.length > 0 && (
        <ul className={styles.grid}>
          {pictures.map((kept) => {
            const place = taken.findIndex(({ id }) => id === kept.id);
            return (
              <li key={kept.id}>
                <PictureTile
                  kept={kept}
                  pressed={most === 1 ? undefined : place >= 0}
                  disabled={most > 1 && place < 0 && taken.length >= most}
                  onPress={() => press(kept)}
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
            {taken.length === 1 ? "Take this picture" : `Take ${taken.length || ""} pictures`}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
