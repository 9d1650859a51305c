import { useLocation } from "wouter";
import { ItemList } from "../../../admin/list/ItemList";
import type { Row } from "../../../admin/list/ItemRow";
import type { ItemActs } from "../../../admin/list/useItemActs";
import { useItems } from "../../../admin/list/useItems";
import { Screen } from "../../../admin/Screen";
import type { CourseCategorySheet } from "../../../api/schema";
import { LinkButton } from "../../../ui/Button";
import * as paths from "./paths";
import * as calls from "./queries";
import { Ways } from "./Ways";
import { counted, goesAlong } from "./words";

const acts: ItemActs<CourseCategorySheet> = {
  publish: ({ id, version }, published) => calls.publishCategory(id, published, version),
  remove: ({ id }) => calls.deleteCategory(id),
  restore: ({ id }) => calls.restoreCategory(id),
  goesAlong,
  order: calls.orderCategories,
};

const rowOf = (sheet: CourseCategorySheet): Row => ({
  id: sheet.id,
  title: sheet.categoryName,
  href: paths.category(sheet.id),
  picture: sheet.categoryImage ?? null,
  detail: counted(sheet.courseCount, "course"),
  hidden: !sheet.published,
  ...(sheet.deletedAt && { deletedAt: sheet.deletedAt }),
});

const wordsOf = ({ categoryName }: CourseCategorySheet): string => categoryName;

/** What is taught, in the order of the shop. */
export function CategoriesPage() {
  const [, navigate] = useLocation();
  const list = useItems<CourseCategorySheet>(({ deleted }) => calls.categorySheets({ deleted }), wordsOf);
  return (
    <Screen
      title="Course categories"
      back={{ href: paths.courses, label: "To the courses" }}
      tools={<LinkButton href={paths.category("new")} small>New category</LinkButton>}
    >
      <Ways current="categories" />
      <ItemList
        label="Course categories"
        list={list}
        row={rowOf}
        acts={acts}
        more={({ id }) => [{ label: "Its courses", run: () => navigate(paths.coursesIn(id)) }]}
        empty={{
          title: "No categories yet",
          text: "A category is what a course teaches, such as Blouses. Visitors choose by it.",
          action: { href: paths.category("new"), label: "Add the first category" },
        }}
      />
    </Screen>
  );
}
