import { useMemo } from "react";
import { useLocation } from "wouter";
import * as z from "zod/mini";
import { EditScreen } from "../../../admin/form/EditScreen";
import { TextField, useControlled } from "../../../admin/form/fields";
import { Gone } from "../../../admin/form/Gone";
import { flag, text } from "../../../admin/form/rules";
import { useEditForm } from "../../../admin/form/useEditForm";
import { chosenFrom, type ChosenImage } from "../../media/public/chosen";
import { ImageField } from "../../media/public/ImageField";
import { oneImage } from "../../media/public/rules";
import { Panel, WaitingScreen } from "../../../admin/Screen";
import { useFresh } from "../../../admin/useFresh";
import { isNotFound } from "../../../api/problem";
import type { CourseCategoryDetail } from "../../../api/schema";
import { idOf, useVisit } from "../../../site/visit";
import { Photo } from "../../../ui/Photo";
import { paths as site } from "../paths";
import styles from "./Courses.later.module.css";
import * as paths from "./paths";
import * as calls from "./queries";
import { goesAlong } from "./messages";

const MOST_NAME = 60;
const BACK = { href: paths.categories, label: "Back to categories" };

const rules = z.object({ categoryName: text(MOST_NAME), imageId: oneImage(), published: flag() });

interface Values {
  categoryName: string;
  imageId: ChosenImage | null;
  published: boolean;
}

const valuesOf = (detail: CourseCategoryDetail | undefined): Values => ({
  categoryName: detail?.categoryName ?? "",
  imageId: detail ? chosenFrom({ imageId: detail.imageId, image: detail.categoryImage }) : null,
  published: detail?.published ?? true,
});

/** Edits a course category, or creates one. */
export function CategoryScreen() {
  const { params } = useVisit();
  const id = idOf(params["id"]);
  if (params["id"] === "new") return <Editor key="new" detail={undefined} />;
  return id === undefined ? <Gone title="Category" back={BACK} /> : <Known key={id} id={id} />;
}

function Known({ id }: { id: number }) {
  const { data, error, refetch } = useFresh(calls.categoryDetail(id));
  if (isNotFound(error) || data?.deletedAt) return <Gone title="Category" back={BACK} trash={paths.trashOf(paths.categories)} />;
  if (data) return <Editor detail={data} />;
  return <WaitingScreen title="Category" back={BACK} failure={error} onRetry={() => void refetch()} />;
}

function Editor({ detail }: { detail: CourseCategoryDetail | undefined }) {
  const [, navigate] = useLocation();
  const initial = useMemo(() => valuesOf(detail), [detail]);
  const edit = useEditForm({
    schema: rules,
    initial,
    version: detail?.version,
    draftKey: `course-category:${detail?.id ?? "new"}`,
    save: ({ imageId, ...rest }, version) => calls.categories.save(detail?.id)({ ...rest, imageId: imageId.id }, version),
    onSaved: ({ id }) => {
      if (!detail) navigate(paths.category(id), { replace: true });
    },
  });
  const photo = useControlled({ edit, name: "imageId", label: "Photo" });
  const { categoryName, imageId } = edit.values;
  const seen = detail?.published && detail.courseCount > 0;
  return (
    <EditScreen
      title={detail?.categoryName ?? "New category"}
      back={BACK}
      edit={edit}
      preview={
        <div className={styles.circle}>
          <Photo ratio="1" circle image={imageId?.image} sizes="88px" alt="" eager />
          <p>{categoryName || "Category name"}</p>
        </div>
      }
      site={seen ? site.category(detail.categoryName) : undefined}
      published="published"
      publishedHint="Unpublish to hide it with its courses. Customers who bought one can still watch it."
      trash={
        detail && {
          ...calls.categories.trashOf(detail.id),
          goesAlong: goesAlong(detail),
        }
      }
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
