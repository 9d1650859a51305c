import { recordRow, type Row } from "../../../../admin/list/ItemRow";
import { useItems } from "../../../../admin/list/useItems";
import { RecordList } from "../../../../admin/RecordList";
import type { TestimonialEntry } from "../../../../api/schema";
import { day } from "../../../../format/date";
import { content, testimonials } from "../paths";
import { testimonialList, testimonialRecords } from "../records";

const rowOf = (entry: TestimonialEntry): Row => ({
  ...recordRow(entry),
  title: entry.name,
  href: testimonials(entry.id),
  detail: (
    <>
      {entry.company}, {day(entry.date)}. {entry.quote}
    </>
  ),
  image: entry.image ?? null,
});

/** The testimonials, newest first. */
export function TestimonialsPage() {
  const list = useItems(testimonialList);
  return (
    <RecordList
      title="Testimonials"
      back={content}
      add={{ href: testimonials("new"), label: "Add testimonial" }}
      list={list}
      row={rowOf}
      acts={testimonialRecords.acts}
      search="Search testimonials"
      empty={{
        title: "No testimonials yet",
        text: "Ask a happy customer and add what they say.",
        action: "Add the first testimonial",
      }}
    />
  );
}
