import { useQuery } from "@tanstack/react-query";
import type { Failure } from "../../api/problem";
import type { Read } from "../../api/read";
import { useAddress } from "./useAddress";
import { usePages, type More } from "./usePages";

/** The tab of a list: `?part=hidden`, `?part=trash`, or published items without it. */
export type ListPart = "shop" | "hidden" | "trash";

/** The query parameters. */
export interface Wanted {
  q?: string | undefined;
  deleted?: true | undefined;
  /** Only for paged lists whose published and hidden items are queried separately. */
  published?: boolean | undefined;
}

/** The state of a list. */
export interface Items<Item> {
  items: readonly Item[] | undefined;
  failure: Failure | null;
  retry: () => void;
  /** The search query. */
  q: string;
  part: ListPart;
  /** Hidden and published items are mixed: the list is paged, and the server does not separate them. */
  mixed: boolean;
  more?: More | undefined;
}

const LOOK_AGAIN_MS = 60_000;
const BINS: readonly string[] = ["hidden", "trash"];

function useWanted(): { q: string; part: ListPart; wanted: Wanted } {
  const { search } = useAddress();
  const q = search.get("q")?.trim() ?? "";
  const asked = search.get("part") ?? "";
  const part = BINS.includes(asked) ? (asked as ListPart) : "shop";
  return { q, part, wanted: { ...(q && { q }), ...(part === "trash" && { deleted: true }) } };
}

const partOf = (address: unknown) => /deleted=true|published=\w+/.exec(String(address))?.[0];

/** Keeps the previous results while typing, but only of the same tab. */
const samePart = (address: string, before: unknown) => partOf(before) === partOf(address);

/**
 * A list that is loaded at once. With `textOf` the search happens here, in the text it returns; without, the server
 * searches.
 */
export function useItems<Item>(question: (wanted: Wanted) => Read<Item[]>, textOf?: (item: Item) => string): Items<Item> {
  const { q, part, wanted } = useWanted();
  const { queryKey, queryFn } = question(textOf ? { deleted: wanted.deleted } : wanted);
  const { data, error, refetch } = useQuery<Item[], Failure>({
    queryKey,
    queryFn,
    staleTime: 0,
    retryOnMount: true,
    refetchInterval: LOOK_AGAIN_MS,
    refetchOnWindowFocus: "always",
    refetchOnReconnect: "always",
    placeholderData: (previous, query) => (samePart(queryKey[1], query?.queryKey[1]) ? previous : undefined),
  });
  const looked = q.toLowerCase();
  const items = textOf && looked ? data?.filter((item) => textOf(item).toLowerCase().includes(looked)) : data;
  return { items, failure: error, retry: () => void refetch(), q, part, mixed: false };
}

interface Page<Item> {
  items: Item[];
  /** The cursor of the next page, sent as `before`. */
  next?: number | undefined;
}

/** A paged list. With `apart` published and hidden items are queried separately. */
export function usePagedItems<Item>(
  question: (wanted: Wanted & { before?: number | undefined }) => Read<Page<Item>>,
  { apart = false }: { apart?: boolean } = {},
): Items<Item> {
  const { q, part, wanted: asked } = useWanted();
  const wanted: Wanted = apart && part !== "trash" ? { ...asked, published: part === "shop" } : asked;
  const { queryKey } = question(wanted);
  const { items, failure, retry, more } = usePages<Page<Item>>((before) => question({ ...wanted, ...(before && { before }) }), {
    stay: (address) => samePart(queryKey[1], address),
  });
  return { items, failure, retry, q, part, mixed: !apart, more };
}
