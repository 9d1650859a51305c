import type { Row } from "../../../admin/list/ItemRow";
import { useItems } from "../../../admin/list/useItems";
import { RecordList } from "../../../admin/RecordList";
import type { AdminPieceworkItem } from "../../../api/schema";
import { content, item } from "./paths";
import { itemList, itemRecords } from "./queries";

const acts = { ...itemRecords.acts, order: itemRecords.reorder };

const rowOf = ({ id, name, published, deletedAt }: AdminPieceworkItem): Row => ({
  id,
  title: name,
  href: item(id),
  hidden: !published,
  deletedAt,
});

/** The items, in the owner's order. */
export function ItemListPage() {
  const list = useItems(itemList);
  return (
    <RecordList
      title="Piecework"
      back={content}
      add={{ href: item("new"), label: "Add item" }}
      list={list}
      row={rowOf}
      acts={acts}
      search="Search items"
      empty={{ title: "No items yet", text: "What piecework is about, in one line.", action: "Add the first item" }}
    />
  );
}
