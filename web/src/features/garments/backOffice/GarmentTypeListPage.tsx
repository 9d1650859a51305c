import type { Row } from "../../../admin/list/ItemRow";
import { useItems } from "../../../admin/list/useItems";
import { RecordList } from "../../../admin/RecordList";
import type { AdminGarmentType } from "../../../api/schema";
import { counted } from "./counted";
import { catalogue, garmentType } from "./paths";
import { garmentTypeList, garmentTypeRecords } from "./queries";

const acts = { ...garmentTypeRecords.acts, order: garmentTypeRecords.reorder };

const rowOf = ({ id, name, fields, choiceCount, published, deletedAt }: AdminGarmentType): Row => ({
  id,
  title: name,
  detail: `${counted(fields.length, "measurement")}, ${counted(choiceCount, "choice").toLowerCase()}`,
  href: garmentType(id),
  hidden: !published,
  deletedAt,
});

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
