import { ChoiceField } from "../../../admin/form/fields";
import type { EditForm } from "../../../admin/form/useEditForm";
import { useFresh } from "../../../admin/useFresh";
import { garmentTypeList } from "./queries";

interface Props<Values extends { garmentTypeId: string }> {
  edit: EditForm<Values>;
  /** What no garment type means. */
  none: string;
  hint: string;
}

/** The garment type of a service or product, once the types are loaded: a select without its option would show another. */
export function GarmentTypeField<Values extends { garmentTypeId: string }>({ edit, none, hint }: Props<Values>) {
  const { data: types } = useFresh(garmentTypeList());
  if (!types) return null;
  const options = types.map(({ id, name }) => ({ value: String(id), label: name }));
  return <ChoiceField edit={edit as unknown as EditForm<{ garmentTypeId: string }>} name="garmentTypeId" label="Garment type" none={none} hint={hint} options={options} />;
}
