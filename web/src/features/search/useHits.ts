import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Failure } from "../../api/problem";
import type { SearchHit } from "../../api/schema";
import { searchList } from "./queries";

const PAUSE_MS = 300;

export interface Hits {
  /** The query of the hits; empty without one. */
  query: string;
  /** Undefined before the first response and after a failure. */
  hits: SearchHit[] | undefined;
  loading: boolean;
}

/** Searches when typing pauses, and keeps the last results until the next ones arrive. */
export function useHits(typed: string): Hits {
  const wanted = typed.trim();
  const [query, setQuery] = useState("");

  useEffect(() => {
    const timer = setTimeout(() => setQuery(wanted), wanted === "" ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);

  const asked = wanted === "" ? "" : query;
  const { queryKey, queryFn } = searchList(asked);
  const { data, isFetching } = useQuery<SearchHit[], Failure>({
    queryKey,
    queryFn,
    enabled: asked !== "",
    placeholderData: asked === "" ? undefined : keepPreviousData,
  });
  return { query: asked, hits: asked === "" ? undefined : data, loading: asked !== "" && isFetching };
}
