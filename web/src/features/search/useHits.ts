import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Failure } from "../../api/problem";
import type { SearchHit } from "../../api/schema";
import { searchList } from "./queries";

const PAUSE_MS = 300;

export interface Hits {
  /** What the hits answer; empty while nothing is asked. */
  query: string;
  /** Nothing before the first answer, and after a failure. */
  hits: SearchHit[] | undefined;
  loading: boolean;
}

/** Asks when the typing pauses, and shows the last answer until the next one is there. */
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
