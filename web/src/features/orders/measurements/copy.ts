import type { AgeGroup } from "../../../api/schema";
import type { Unit } from "./lengths";

export const copy = {
  ageGroup: "Age group",
  ageGroups: { adult: "Adult", child: "Child, up to 14 years" } satisfies Record<AgeGroup, string>,
  unit: "Unit",
  units: { cm: "cm", in: "inch" } satisfies Record<Unit, string>,
  meant: { in: "They are inches", cm: "They are in cm" } satisfies Record<Unit, string>,
  clear: "Clear all",
  cleared: "All measurements are cleared.",
  undo: "Undo",
  anyTitle: "Hold the tape snug, not tight",
  anyHow: "Use a soft tape over a fitted blouse. We measure whatever you leave out when we visit.",
  loading: "Loading measurements...",
  failed: "The measurements could not be loaded.",
  tryAgain: "Try Again",
  nothing: "Nothing is measured for this garment.",
};
