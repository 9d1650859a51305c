import type { AgeGroup } from "../../../../api/schema";
import { Select } from "../../../../ui/Field";
import { copy } from "../copy";

/** Whose measurements are saved: what is usual for a child is not for an adult. */
export function AgeGroupField({ value, onChange }: { value: AgeGroup; onChange: (group: AgeGroup) => void }) {
  return (
    <Select label={copy.ageGroup} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value === "child" ? "child" : "adult")}>
      <option value="adult">{copy.ageGroups.adult}</option>
      <option value="child">{copy.ageGroups.child}</option>
    </Select>
  );
}
