import type { EnrolmentState } from "../../../api/schema";
import { Chips } from "../../../ui/Chips";
import * as paths from "./paths";

const to = (filter?: EnrolmentState): string => (filter ? `${paths.enrolments}?filter=${filter}` : paths.enrolments);

/** The filters of enrolments, and the gifts that were not claimed yet. */
export function EnrolmentFilters({ current }: { current: EnrolmentState | "gifts" | undefined }) {
  return (
    <Chips
      label="Filter enrolments"
      chips={[
        { label: "All", href: to(), current: current === undefined },
        { label: "Active", href: to("active"), current: current === "active" },
        { label: "Expired", href: to("expired"), current: current === "expired" },
        { label: "Removed", href: to("ended"), current: current === "ended" },
        { label: "Gifts", href: paths.gifts, current: current === "gifts" },
      ]}
    />
  );
}
