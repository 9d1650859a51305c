import { useLocation } from "wouter";
import { useVisit } from "../../../site/visit";
import { filtersOf, queryOf, type Filters } from "../filters";

/** The filters in the URL, and a function to change them. */
export function useFilters(): { filters: Filters; change: (some: Partial<Filters>) => void } {
  const { path, search } = useVisit();
  const [, navigate] = useLocation();
  const filters = filtersOf(search);
  const change = (some: Partial<Filters>) => {
    const query = queryOf({ ...filters, ...some });
    navigate(query ? `${path}?${query}` : path, { replace: true });
  };
  return { filters, change };
}
