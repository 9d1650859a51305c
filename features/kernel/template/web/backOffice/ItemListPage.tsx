import { recordRow, type Row } from "../../../admin/list/ItemRow";
import { useItems } from "../../../admin/list/useItems";
import { RecordList } from "../../../admin/RecordList";
import type { AdminFEATURE_TITLEItem } from "../../../api/schema";
import { content, item } from "./paths";
import { itemList, itemRecords } from "./queries";

const rowOf = (record: AdminFEATURE_TITLEItem): Row => ({
  ...recordRow(record),
  title: record.name,
  href: item(record.id),
});

/** The items, in the owner's order. */
export function ItemListPage() {
  const list = useItems(itemList);
  return (
    <RecordList
      title="FEATURE_TITLE"
      back={content}
      add={{ href: item("new"), label: "Add item" }}
      list={list}
      row={rowOf}
      acts={itemRecords.orderedActs}
      search="Search items"
      empty={{ title: "No items yet", text: "What FEATURE is about, in one line.", action: "Add the first item" }}
    />
  );
}
