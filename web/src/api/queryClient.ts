import { QueryClient } from "@tanstack/react-query";
import { NetworkError, problemFrom } from "./problem";
import type { Read } from "./read";

export interface SeedAnswer {
  status: number;
  body: unknown;
}

/** What a page carries with it: the answers to its reads, the order of its shuffled lists, and the query it was rendered for. */
export interface Seed {
  shuffle?: number;
  search?: string;
  data?: Readonly<Record<string, SeedAnswer>>;
}

const FRESH_FOR = 5 * 60_000;

export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Public content changes a few times a day: a screen visited twice asks once.
        staleTime: FRESH_FOR,
        refetchOnWindowFocus: false,
        // A failure that was rendered with the page is shown; 'Try Again' and the next visit refetch.
        retryOnMount: false,
        // Fail at once when offline, so that the screen can say so.
        networkMode: "always",
        retry: (failures, failure) => failures < 1 && failure instanceof NetworkError,
        retryDelay: 1000,
      },
      mutations: { networkMode: "always", retry: false },
    },
  });
}

/** Puts the answers a page brought under the names its reads will ask for: the good ones and the failures alike. */
export function fill(client: QueryClient, reads: readonly Read<unknown>[], seed: Seed): void {
  for (const { queryKey } of reads) {
    const answer = seed.data?.[queryKey[1]];
    if (!answer) continue;
    if (answer.status === 200) client.setQueryData(queryKey, answer.body);
    else remember(client, queryKey, answer);
  }
}

function remember(client: QueryClient, queryKey: Read<unknown>["queryKey"], answer: SeedAnswer): void {
  const error = problemFrom(answer.status, answer.body);
  client.getQueryCache().build(
    client,
    { queryKey },
    {
      data: undefined,
      dataUpdateCount: 0,
      dataUpdatedAt: 0,
      error,
      errorUpdateCount: 1,
      errorUpdatedAt: Date.now(),
      fetchFailureCount: 1,
      fetchFailureReason: error,
      fetchMeta: null,
      isInvalidated: false,
      status: "error",
      fetchStatus: "idle",
    },
  );
}
