import type { ChoiceGroup, ChoiceOption } from "../../../api/schema";

/** The chosen options that are offered, in the order of their groups. */
export const chosenOptions = (groups: readonly ChoiceGroup[], ids: readonly number[]): ChoiceOption[] =>
  groups.flatMap(({ options }) => options).filter(({ id, available }) => available && ids.includes(id));

/** The first group of which an option has to be chosen, and none is. */
export const missingChoice = (groups: readonly ChoiceGroup[], ids: readonly number[]): ChoiceGroup | undefined =>
  groups.find(({ required, options }) => required && chosenOptions([{ options } as ChoiceGroup], ids).length === 0);

/** The options after a press on one of this group: of a single choice it replaces the other one. */
export function pressed({ several, options }: ChoiceGroup, ids: readonly number[], id: number): number[] {
  const others = several ? [id] : options.map((option) => option.id);
  const without = ids.filter((one) => !others.includes(one));
  return ids.includes(id) ? without : [...without, id];
}
