import { useLocation } from "wouter";
import { recordRow, type Row } from "../../../admin/list/ItemRow";
import type { ItemActs } from "../../../admin/list/useItemActs";
import { useItems } from "../../../admin/list/useItems";
import { RecordList } from "../../../admin/RecordList";
import type { CourseCategoryDetail } from "../../../api/schema";
import * as paths from "./paths";
import * as calls from "./queries";
import { Ways } from "./Ways";
import { counted, goesAlong, trashNote } from "./messages";

const acts: ItemActs<CourseCategoryDetail> = { ...calls.categories.orderedActs, goesAlong, trashNote };

const rowOf = (detail: CourseCategoryDetail): Row => ({
  ...recordRow(detail),
  title: detail.categoryName,
  href: paths.category(detail.id),
  image: detail.categoryImage ?? null,
  detail: counted(detail.courseCount, "course"),
});

/** The course categories, in the owner's order. */
export function CategoriesPage() {
  const [, navigate] = useLocation();
  const list = useItems<CourseCategoryDetail>(({ deleted }) => calls.categoryDetails({ deleted }));
  return (
    <RecordList
      title="Course categories"
      back={{ href: paths.courses, label: "Back to courses" }}
      add={{ href: paths.category("new"), label: "New category" }}
      above={<Ways current="categories" />}
      list={list}
      row={rowOf}
      acts={acts}
      more={({ id }) => [{ label: "View courses", run: () => navigate(paths.coursesIn(id)) }]}
      empty={{
        title: "No categories yet",
        text: "A category groups courses, such as Blouses.",
        action: "Add the first category",
      }}
    />
  );
}
