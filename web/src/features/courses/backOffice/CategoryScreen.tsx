import { useMemo } from "react";
import { useLocation } from "wouter";
import * as z from "zod/mini";
import { EditScreen } from "../../../admin/form/EditScreen";
import { TextField, useControlled } from "../../../admin/form/fields";
import { Gone } from "../../../admin/form/Gone";
import { flag, text } from "../../../admin/form/rules";
import { useEditForm } from "../../../admin/form/useEditForm";
import { chosenFrom, type ChosenPicture } from "../../../admin/pictures/chosen";
import { PictureField } from "../../../admin/pictures/PictureField";
import { onePicture } from "../../../admin/pictures/rules";
import { Panel, Screen, Waiting } from "../../../admin/Screen";
import { useFresh } from "../../../admin/useFresh";
import { isNotFound } from "../../../api/problem";
import type { CourseCategoryForm, CourseCategorySheet } from "../../../api/schema";
import { idOf, useVisit } from "../../../app/visit";
import { Photo } from "../../../ui/Photo";
import { paths as site } from "../paths";
import styles from "./Courses.later.module.css";
import * as paths from "./paths";
import * as calls from "./queries";
import { goesAlong } from "./words";

const MOST_NAME = 60;
const BACK = { href: paths.categories, label: "To the categories" };

const rules = z.object({ categoryName: text(MOST_NAME), imageId: onePicture(), published: flag() });

interface Values {
  categoryName: string;
  imageId: ChosenPicture | null;
  published: boolean;
}

const valuesOf = (sheet: CourseCategorySheet | undefined): Values => ({
  categoryName: sheet?.categoryName ?? "",
  imageId: sheet ? chosenFrom({ imageId: sheet.imageId, image: sheet.categoryImage }) : null,
  published: sheet?.published ?? true,
});

/** Writes a course category, or a new one. */
export function CategoryScreen() {
  const { params } = useVisit();
  const id = idOf(params["id"]);
  if (params["id"] === "new") return <Editor key="new" sheet={undefined} />;
  return id === undefined ? <Gone title="Category" back={BACK} /> : <Known key={id} id={id} />;
}

function Known({ id }: { id: number }) {
  const { data, error, refetch } = useFresh(calls.categorySheet(id));
  if (isNotFound(error) || data?.deletedAt) return <Gone title="Category" back={BACK} trash={paths.trashOf(paths.categories)} />;
  if (data) return <Editor sheet={data} />;
  return (
    <Screen title="Category" back={BACK}>
      <Waiting failure={error} onRetry={() => void refetch()} />
    </Screen>
  );
}

function Editor({ sheet }: { sheet: CourseCategorySheet | undefined }) {
  const [, navigate] = useLocation();
  const initial = useMemo(() => valuesOf(sheet), [sheet]);
  const edit = useEditForm({
    schema: rules,
    initial,
    version: sheet?.version,
    draftKey: `course-category:${sheet?.id ?? "new"}`,
    save: ({ imageId, ...rest }, version) => {
      const form: CourseCategoryForm = { ...rest, imageId: imageId.id, ...(version !== undefined && { version }) };
      return sheet ? calls.updateCategory(sheet.id, form) : calls.createCategory(form);
    },
    onSaved: ({ id }) => {
      if (!sheet) navigate(paths.category(id), { replace: true });
    },
  });
  const photo = useControlled({ edit, name: "imageId", label: "Photo" });
  const { categoryName, imageId } = edit.values;
  const seen = sheet?.published && sheet.courseCount > 0;
  return (
    <EditScreen
      title={sheet?.categoryName ?? "New category"}
      back={BACK}
      edit={edit}
      preview={
        <div className={styles.circle}>
          <Photo ratio="1" circle picture={imageId?.picture} sizes="88px" alt="" eager />
          <p>{categoryName || "Its name"}</p>
        </div>
      }
      site={seen ? site.category(sheet.categoryName) : undefined}
      published="published"
      publishedHint="Switch off to hide it, with its courses. Whoever bought one goes on watching it."
      trash={
        sheet && {
          remove: () => calls.deleteCategory(sheet.id),
          restore: () => calls.restoreCategory(sheet.id),
          goesAlong: goesAlong(sheet),
        }
      }
    >
      <Panel title="Photo">
        <PictureField {...photo} hideLabel ratio="1" />
      </Panel>
      <Panel title="What she reads">
        <TextField edit={edit} name="categoryName" label="Name" most={MOST_NAME} />
      </Panel>
    </EditScreen>
  );
}
