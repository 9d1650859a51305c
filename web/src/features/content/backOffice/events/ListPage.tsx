import { recordRow, type Row } from "../../../../admin/list/ItemRow";
import type { ItemActs } from "../../../../admin/list/useItemActs";
import { useItems } from "../../../../admin/list/useItems";
import { RecordList } from "../../../../admin/RecordList";
import type { EventEntry } from "../../../../api/schema";
import { day } from "../../../../format/date";
import { summaryOf } from "../../../../format/text";
import { content, events } from "../paths";
import { eventList, eventRecords } from "../records";
import { copyOf } from "./story";

const DETAIL = 90;

const rowOf = (entry: EventEntry): Row => ({
  ...recordRow(entry),
  title: entry.title,
  href: events(entry.id),
  detail: `${day(entry.date)}. ${summaryOf(entry.description, DETAIL)}`,
  image: entry.mainImage ?? null,
});

const acts: ItemActs<EventEntry> = {
  ...eventRecords.acts,
  duplicate: (entry) => eventRecords.create(copyOf(entry)),
};

/** The blogs, newest first. */
export function EventListPage() {
  const list = useItems(eventList);
  return (
    <RecordList
      title="Blogs"
      back={content}
      add={{ href: events("new"), label: "Add blog" }}
      list={list}
      row={rowOf}
      acts={acts}
      search="Search blogs"
      empty={{
        title: "No blogs yet",
        text: "Share what you know: a fabric, a border, a day at an exhibition.",
        action: "Add the first blog",
      }}
    />
  );
}
