import { createContext, useContext } from "react";

/** What an address asks of its screen. */
export interface Visit {
  /** The address as it stands in the browser, without query. */
  path: string;
  params: Readonly<Record<string, string>>;
  /** Only the query keys that the route declares. */
  search: URLSearchParams;
  /** Which of the four orders shuffled lists come in. */
  seed: number;
}

export const VisitContext = createContext<Visit | undefined>(undefined);

export function useVisit(): Visit {
  const visit = useContext(VisitContext);
  if (!visit) throw new Error("useVisit belongs inside a page");
  return visit;
}

/** A row's id as it stands in an address; nothing when it cannot be one. */
export function idOf(text: string | null | undefined): number | undefined {
  return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
