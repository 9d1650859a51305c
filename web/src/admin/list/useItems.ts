import { useQuery } from "@tanstack/react-query";
import type { Failure } from "../../api/problem";
import type { Read } from "../../api/read";
import { useAddress } from "./useAddress";
import { usePages, type More } from "./usePages";

/** Which part of a list is looked at: `?part=hidden`, `?part=trash`; without it what is in the shop. */
export type ListPart = "shop" | "hidden" | "trash";

/** What the server is asked for. */
export interface Wanted {
  q?: string | undefined;
  deleted?: true | undefined;
  /** Only where a list in parts is asked for what is shown and what is hidden apart. */
  published?: boolean | undefined;
}

/** A list on its way to the screen. */
export interface Items<Item> {
  items: readonly Item[] | undefined;
  failure: Failure | null;
  retry: () => void;
  /** What is looked for. */
  q: string;
  part: ListPart;
  /** What is hidden may be mixed with what is in the shop: it comes in parts, and the server does not tell them apart. */
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

/** While she types, what was found before stays; the trash never stands in for the shop. */
const samePart = (address: string, before: unknown) => partOf(before) === partOf(address);

/**
 * A list that comes whole. With `messages` the search happens here, over what they say of an item; without, the server
 * searches.
 */
export function useItems<Item>(question: (wanted: Wanted) => Read<Item[]>, messages?: (item: Item) => string): Items<Item> {
  const { q, part, wanted } = useWanted();
  const { queryKey, queryFn } = question(messages ? { deleted: wanted.deleted } : wanted);
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
  const items = messages && looked ? data?.filter((item) => messages(item).toLowerCase().includes(looked)) : data;
  return { items, failure: error, retry: () => void refetch(), q, part, mixed: false };
}

interface Page<Item> {
  items: Item[];
  /** What the next part is asked with, as `before`. */
  next?: number | undefined;
}

/** A list that comes in parts. With `apart` the server can be asked for what is `published` or not. */
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
