import * as z from "zod/mini";
import type { output } from "zod/v4/core";
import { flag, MOST_OF_FEES, price, text, typedRupees } from "../../../admin/form/rules";
import type { AdminChoiceGroup, UpdateChoiceList } from "../../../api/schema";
import { chosenFrom } from "../../media/public/chosen";
import { maybeImage } from "../../media/public/rules";

/** The longest lengths, as on the server. */
export const MOST = { group: 40, option: 60, groups: 20, options: 40 };

export const rules = z.object({
  groups: z.array(
    z.object({
      id: z.optional(z.number()),
      name: text(MOST.group),
      several: flag(),
      required: flag(),
      options: z.array(
        z.object({
          id: z.optional(z.number()),
          name: text(MOST.option),
          pricePaise: price(0, MOST_OF_FEES),
          imageId: maybeImage(),
          available: flag(),
        }),
      ),
    }),
  ),
});

export type Values = z.input<typeof rules>;
export type GroupValues = Values["groups"][number];
export type OptionValues = GroupValues["options"][number];

export const emptyOption = (): OptionValues => ({ name: "", pricePaise: "0", imageId: null, available: true });
export const emptyGroup = (): GroupValues => ({ name: "", several: false, required: false, options: [emptyOption()] });

export const valuesOf = (groups: readonly AdminChoiceGroup[]): Values => ({
  groups: groups.map(({ options, ...group }) => ({
    ...group,
    options: options.map(({ id, name, pricePaise, imageId, image, available }) => ({
      id,
      name,
      pricePaise: typedRupees(pricePaise),
      imageId: imageId === undefined ? null : chosenFrom({ imageId, image }),
      available,
    })),
  })),
});

/** The request body. */
export const formOf = ({ groups }: output<typeof rules>, version: number): UpdateChoiceList => ({
  version,
  groups: groups.map(({ id, options, ...group }) => ({
    ...group,
    ...(id !== undefined && { id }),
    options: options.map(({ id, imageId, ...option }) => ({
      ...option,
      ...(id !== undefined && { id }),
      ...(imageId && { imageId: imageId.id }),
    })),
  })),
});

/** The groups to add of those of another list: without ids, and without those whose name is there. */
export function copied(groups: readonly AdminChoiceGroup[], existing: readonly GroupValues[]): GroupValues[] {
  const taken = new Set(existing.map(({ name }) => name.trim().toLowerCase()));
  return valuesOf(groups)
    .groups.filter(({ name }) => !taken.has(name.toLowerCase()))
    .map((group) => ({ ...group, id: undefined, options: group.options.map((option) => ({ ...option, id: undefined })) }));
}
