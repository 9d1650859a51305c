import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Failure } from "../../../api/problem";
import type { LibraryVideo, LibraryVideoPage } from "../../../api/schema";
import { videoList } from "./queries";

const SEARCH_AFTER_MS = 300;
/** While something is on its way or worked on. */
const WORKING_MS = 4_000;

/** What is typed, once the typing rests. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SEARCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** Every video with these words, newest first, part by part. */
export function useVideoLibrary(wanted: { q: string; public?: boolean | undefined; deleted?: true | undefined }) {
  const q = useSettled(wanted.q);
  const question = { ...(q && { q }), ...(wanted.public !== undefined && { public: wanted.public }), ...(wanted.deleted && { deleted: wanted.deleted }) };
  const [operation, address] = videoList(question).queryKey;
  type Key = readonly [string, string, "parts"];
  const found = useInfiniteQuery<LibraryVideoPage, Failure, { videos: LibraryVideo[]; tools: boolean }, Key, number | undefined>({
    queryKey: [operation, address, "parts"],
    queryFn: ({ pageParam, signal }) =>
      videoList({ ...question, ...(pageParam !== undefined && { before: pageParam }) }).queryFn({ signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next,
    select: ({ pages }) => ({ videos: pages.flatMap(({ items }) => items), tools: pages[0]?.tools ?? true }),
    staleTime: 0,
    retryOnMount: true,
    refetchInterval: ({ state: { data } }) =>
      data?.pages.some(({ items }) => items.some(({ state }) => state === "processing")) ? WORKING_MS : false,
  });
  return {
    videos: found.data?.videos,
    tools: found.data?.tools ?? true,
    error: found.error,
    retry: () => void found.refetch(),
    more: found.hasNextPage ? () => void found.fetchNextPage() : undefined,
    loadingMore: found.isFetchingNextPage,
  };
}
