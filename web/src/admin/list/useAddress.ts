import { useLocation, useSearch } from "wouter";

/** The path and query of a list. The back office is never rendered on the server. */
export function useAddress() {
  const [path, navigate] = useLocation();
  const search = new URLSearchParams(useSearch());
  return { path, navigate, search };
}

/** The URL with another value of one key. */
export function withKey(path: string, search: URLSearchParams, key: string, value: string | undefined): string {
  const query = new URLSearchParams(search);
  if (value) query.set(key, value);
  else query.delete(key);
  return query.size > 0 ? `${path}?${query}` : path;
}
