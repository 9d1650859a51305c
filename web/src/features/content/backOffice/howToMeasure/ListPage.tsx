import type { Row } from "../../../../admin/list/ItemRow";
import type { ItemActs } from "../../../../admin/list/useItemActs";
import { useItems } from "../../../../admin/list/useItems";
import { duration } from "../../../media/public/duration";
import { RecordList } from "../../../../admin/RecordList";
import type { HowToMeasureEntry } from "../../../../api/schema";
import { content, howToMeasure } from "../paths";
import { adminHowToMeasureList, howToMeasureRecords } from "./queries";

const rowOf = ({ id, title, video, image, published, deletedAt }: HowToMeasureEntry): Row => ({
  id,
  title: title || "Deleted video",
  href: howToMeasure(id),
  detail: video ? duration(video.seconds) : "Visitors see it as soon as the video is ready.",
  image: image ?? null,
  hidden: !published,
  deletedAt,
});

const acts: ItemActs<HowToMeasureEntry> = {
  ...howToMeasureRecords.acts,
  order: howToMeasureRecords.reorder,
};

/** The how-to-measure videos; the first one plays on the home page. */
export function HowToMeasureListPage() {
  const list = useItems(adminHowToMeasureList, ({ title }) => title);
  return (
    <RecordList
      title="How to measure"
      back={content}
      add={{ href: howToMeasure("new"), label: "Add video" }}
      list={list}
      row={rowOf}
      acts={acts}
      search="Search videos"
      empty={{
        title: "No videos yet",
        text: "The default video plays on the home page until you add your own.",
        action: "Add your video",
      }}
    />
  );
}
