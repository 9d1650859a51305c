import { useControlled } from "../../../../admin/form/fields";
import type { EditForm } from "../../../../admin/form/useEditForm";
import type { ChoiceGroup } from "../../../../api/schema";
import { OptionPicker } from "../order/OptionPicker";
import type { WalkInValues } from "./values";

interface Props {
  edit: EditForm<WalkInValues>;
  name: `pieces.${number}.options`;
  groups: readonly ChoiceGroup[];
}

/** The choices of a piece of the form. */
export function ChoicesField({ edit, name, groups }: Props) {
  const { value, onChange, error, id } = useControlled({ edit, name, label: "Choices" });
  return (
    <div id={id}>
      <OptionPicker groups={groups} chosen={value as number[]} error={error} onChange={onChange} />
    </div>
  );
}
