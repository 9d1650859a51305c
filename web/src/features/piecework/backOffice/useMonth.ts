import { monthOf } from "../../../admin/months";
import { useVisit } from "../../../site/visit";

/** The month of the address, this one without it; none in the future. */
export function useMonth(): string {
  const { search } = useVisit();
  const now = monthOf();
  const asked = search.get("month") ?? "";
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) && asked <= now ? asked : now;
}
