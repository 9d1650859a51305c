import { recordRow, type Row } from "../../../admin/list/ItemRow";
import type { ItemActs } from "../../../admin/list/useItemActs";
import { useItems } from "../../../admin/list/useItems";
import { RecordList } from "../../../admin/RecordList";
import type { AdminGarmentType } from "../../../api/schema";
import { counted } from "./counted";
import { catalogue, garmentType } from "./paths";
import { garmentTypeList, garmentTypeRecords, TRASH_NOTE } from "./queries";

const rowOf = (type: AdminGarmentType): Row => ({
  ...recordRow(type),
  title: type.name,
  detail: `${counted(type.fields.length, "measurement")}, ${counted(type.choiceCount, "choice").toLowerCase()}`,
  href: garmentType(type.id),
});

const acts: ItemActs<AdminGarmentType> = { ...garmentTypeRecords.orderedActs, trashNote: () => TRASH_NOTE };

/** The garment types, in the owner's order. */
export function GarmentTypeListPage() {
  const list = useItems(garmentTypeList);
  return (
    <RecordList
      title="Garment types"
      back={catalogue}
      add={{ href: garmentType("new"), label: "Add garment type" }}
      list={list}
      row={rowOf}
      acts={acts}
      search="Search garment types"
      empty={{
        title: "No garment types yet",
        text: "A garment type has the measurements and choices of what you stitch, such as a blouse.",
        action: "Add the first garment type",
      }}
    />
  );
}
