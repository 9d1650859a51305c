import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Failure } from "../../api/problem";
import type { SearchResults } from "../../api/schema";
import { searchList, type Asked } from "./queries";

const PAUSE_MS = 300;

export interface Results {
  /** The query; empty without one. */
  asked: string;
  /** Undefined before the first response and after a failure. */
  results: SearchResults | undefined;
  loading: boolean;
}

/** Searches when typing pauses, and keeps the last results until the next ones arrive. */
export function useResults({ q: typed, type, exact = false }: Asked): Results {
  const wanted = typed.trim();
  const [query, setQuery] = useState("");

  useEffect(() => {
    const timer = setTimeout(() => setQuery(wanted), wanted === "" ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);

  const asked = wanted === "" ? "" : query;
  const { queryKey, queryFn } = searchList({ q: asked, type, exact });
  const { data, isFetching } = useQuery<SearchResults, Failure>({
    queryKey,
    queryFn,
    enabled: asked !== "",
    placeholderData: asked === "" ? undefined : keepPreviousData,
  });
  return { asked, results: asked === "" ? undefined : data, loading: asked !== "" && isFetching };
}
