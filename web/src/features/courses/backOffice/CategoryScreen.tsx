import { useMemo } from "react";
import * as z from "zod/mini";
import { EditScreen } from "../../../admin/form/EditScreen";
import { TextField, useControlled } from "../../../admin/form/fields";
import { flag, text } from "../../../admin/form/rules";
import { chosenFrom } from "../../media/public/chosen";
import { ImageField } from "../../media/public/ImageField";
import { oneImage } from "../../media/public/rules";
import { recordPage, useRecordForm } from "../../../admin/recordPage";
import { Panel } from "../../../admin/Screen";
import type { CourseCategoryDetail } from "../../../api/schema";
import { Photo } from "../../../ui/Photo";
import { paths as site } from "../paths";
import styles from "./Courses.later.module.css";
import * as paths from "./paths";
import * as calls from "./queries";
import { goesAlong, trashNote } from "./messages";

const MOST_NAME = 60;
const BACK = { href: paths.categories, label: "Back to categories" };

const rules = z.object({ categoryName: text(MOST_NAME), imageId: oneImage(), published: flag() });

type Values = z.input<typeof rules>;

const valuesOf = (detail: CourseCategoryDetail | undefined): Values => ({
  categoryName: detail?.categoryName ?? "",
  imageId: detail ? chosenFrom({ imageId: detail.imageId, image: detail.categoryImage }) : null,
  published: detail?.published ?? true,
});

function Form({ entry }: { entry?: CourseCategoryDetail }) {
  const initial = useMemo(() => valuesOf(entry), [entry]);
  const edit = useRecordForm({
    entry,
    kind: "course-category",
    records: calls.categories,
    schema: rules,
    initial,
    fields: ({ imageId, ...rest }) => ({ ...rest, imageId: imageId.id }),
    href: paths.category,
  });
  const photo = useControlled({ edit, name: "imageId", label: "Photo" });
  const { categoryName, imageId } = edit.values;
  const seen = entry?.published && entry.courseCount > 0;
  return (
    <EditScreen
      title={entry?.categoryName ?? "New category"}
      back={BACK}
      edit={edit}
      preview={
        <div className={styles.circle}>
          <Photo ratio="1" circle image={imageId?.image} sizes="88px" alt="" eager />
          <p>{categoryName || "Category name"}</p>
        </div>
      }
      site={seen ? site.category(entry.categoryName) : undefined}
      published="published"
      publishedHint="Unpublish to hide it with its courses. Customers who bought one can still watch it."
      trash={entry && { ...calls.categories.trashOf(entry.id), goesAlong: goesAlong(entry), trashNote: trashNote(entry) }}
    >
      <Panel title="Photo">
        <ImageField {...photo} hideLabel ratio="1" />
      </Panel>
      <Panel title="Details">
        <TextField edit={edit} name="categoryName" label="Name" most={MOST_NAME} />
      </Panel>
    </EditScreen>
  );
}

/** Edits a course category, or creates one. */
export const CategoryScreen = recordPage<CourseCategoryDetail>({ title: "Category", back: BACK, find: calls.categoryDetail, form: Form });
