import { useInfiniteQuery, type InfiniteData } from "@tanstack/react-query";
import type { Failure } from "../../api/problem";
import type { Read } from "../../api/read";

interface Page<Cursor> {
  items: unknown[];
  /** What the next page is asked with, as `before`. */
  next?: Cursor | undefined;
}

/** The next page of a list that comes in pages. */
export interface More {
  busy: boolean;
  load: () => void;
}

export interface Pages<Found extends Page<unknown>> {
  items: Found["items"] | undefined;
  /** The first page, with what is said once for the whole list. */
  first: Found | undefined;
  failure: Failure | null;
  retry: () => void;
  /** Undefined at the end of the list. */
  more: More | undefined;
}

interface Options<Found> {
  /** Whether the items of this address stay until the wanted ones are here; without it none do. */
  stay?: ((address: string) => boolean) | undefined;
  /** How soon to ask again, in milliseconds; false for not at all. */
  againMs?: ((pages: readonly Found[]) => number | false) | undefined;
}

/** A list that comes in pages: fresh at every visit and whenever someone comes back to it. */
export function usePages<Found extends Page<Cursor>, Cursor extends number | string = number>(
  question: (before: Cursor | undefined) => Read<Found>,
  { stay = () => false, againMs }: Options<Found> = {},
): Pages<Found> {
  const [operation, address] = question(undefined).queryKey;
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery<
    Found,
    Failure,
    InfiniteData<Found, Cursor | undefined>,
    readonly [string, string, "parts"],
    Cursor | undefined
  >({
    queryKey: [operation, address, "parts"],
    queryFn: ({ signal, pageParam }) => question(pageParam as Cursor | undefined).queryFn({ signal }),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    retryOnMount: true,
    refetchOnWindowFocus: "always",
    refetchOnReconnect: "always",
    refetchInterval: ({ state }) => againMs?.(state.data?.pages ?? []) ?? false,
    placeholderData: (previous, query) => (query && stay(query.queryKey[1]) ? previous : undefined),
  });
  return {
    items: data?.pages.flatMap(({ items }) => items),
    first: data?.pages[0],
    failure: error,
    retry: () => void refetch(),
    more: hasNextPage ? { busy: isFetchingNextPage, load: () => void fetchNextPage() } : undefined,
  };
}
