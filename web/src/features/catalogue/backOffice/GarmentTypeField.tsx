import { ChoiceField } from "../../../admin/form/fields";
import type { EditForm } from "../../../admin/form/useEditForm";
import type { AdminGarmentType } from "../../../api/schema";
import { isOffered } from "./choices";

interface Props<Values extends { garmentTypeId: string }> {
  edit: EditForm<Values>;
  types: readonly AdminGarmentType[];
  /** The id of the stored one. */
  stored: number | undefined;
  /** What no garment type means. */
  none: string;
  hint: string;
}

/** The garment type of a service or product. */
export function GarmentTypeField<Values extends { garmentTypeId: string }>({ edit, types, stored, none, hint }: Props<Values>) {
  const trashed = stored !== undefined && !isOffered(types, stored);
  return (
    <ChoiceField
      edit={edit as unknown as EditForm<{ garmentTypeId: string }>}
      name="garmentTypeId"
      label="Garment type"
      none={none}
      hint={trashed ? "Its garment type is in the trash. Choose another one or none." : hint}
      options={types.map(({ id, name }) => ({ value: String(id), label: name }))}
    />
  );
}
