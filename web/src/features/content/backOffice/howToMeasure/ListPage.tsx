import { recordRow, type Row } from "../../../../admin/list/ItemRow";
import { useItems } from "../../../../admin/list/useItems";
import { duration } from "../../../media/public/duration";
import { RecordList } from "../../../../admin/RecordList";
import type { HowToMeasureEntry } from "../../../../api/schema";
import { content, howToMeasure } from "../paths";
import { howToMeasureList, howToMeasureRecords } from "../records";

const rowOf = (entry: HowToMeasureEntry): Row => ({
  ...recordRow(entry),
  title: entry.title || "Deleted video",
  href: howToMeasure(entry.id),
  detail: entry.video ? duration(entry.video.seconds) : "Visitors see it as soon as the video is ready.",
  image: entry.image ?? null,
});

/** The how-to-measure videos; the first one plays on the home page. */
export function HowToMeasureListPage() {
  const list = useItems(howToMeasureList, ({ title }) => title);
  return (
    <RecordList
      title="How to measure"
      back={content}
      add={{ href: howToMeasure("new"), label: "Add video" }}
      list={list}
      row={rowOf}
      acts={howToMeasureRecords.orderedActs}
      search="Search videos"
      empty={{
        title: "No videos yet",
        text: "The default video plays on the home page until you add your own.",
        action: "Add your video",
      }}
    />
  );
}
