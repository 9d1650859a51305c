import type { QueryClient, QueryFilters } from "@tanstack/react-query";

/**
 * Refetches what is shown of these queries, after a change. A first read that is under way may have seen what was before
 * the change, and `invalidateQueries` alone would wait for it instead of asking again.
 */
export async function invalidate(client: QueryClient, queries: QueryFilters): Promise<void> {
  await client.cancelQueries({ ...queries, type: "active" });
  await client.invalidateQueries(queries);
}
