import * as z from "zod/mini";
import { EditScreen } from "../../../admin/form/EditScreen";
import { TextField } from "../../../admin/form/fields";
import { flag, text } from "../../../admin/form/rules";
import { recordPage, useRecordForm } from "../../../admin/recordPage";
import { Panel } from "../../../admin/Screen";
import type { AdminPieceworkItem } from "../../../api/schema";
import { item, items } from "./paths";
import { itemRecords, itemView } from "./queries";

const NAME = 80;
const rules = z.object({ name: text(NAME), published: flag() });

function Form({ entry }: { entry?: AdminPieceworkItem }) {
  const edit = useRecordForm({
    entry,
    kind: "piecework-item",
    records: itemRecords,
    schema: rules,
    initial: { name: entry?.name ?? "", published: entry?.published ?? true },
    fields: (values) => values,
    href: item,
  });
  return (
    <EditScreen title={entry?.name ?? "New item"} back={items} edit={edit} published="published" trash={entry && itemRecords.trashOf(entry.id)}>
      <Panel title="Details">
        <TextField edit={edit} name="name" label="Name" most={NAME} />
      </Panel>
    </EditScreen>
  );
}

/** The form of one item. */
export const ItemPage = recordPage<AdminPieceworkItem>({ title: "Item", back: items, find: itemView, form: Form });
