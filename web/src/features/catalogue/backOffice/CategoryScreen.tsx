import { useMemo } from "react";
import { useLocation } from "wouter";
import { ColourPairField } from "../../../admin/form/ColourPairField";
import { EditScreen } from "../../../admin/form/EditScreen";
import { LongTextField, TextField, useControlled } from "../../../admin/form/fields";
import { Gone } from "../../../admin/form/Gone";
import { useEditForm } from "../../../admin/form/useEditForm";
import { chosenFrom } from "../../media/public/chosen";
import { ImageField } from "../../media/public/ImageField";
import { Panel, Screen, Waiting } from "../../../admin/Screen";
import { useFresh } from "../../../admin/useFresh";
import { isNotFound } from "../../../api/problem";
import type { CategoryDetail } from "../../../api/schema";
import { idOf, useVisit } from "../../../site/visit";
import { paths as site } from "../paths";
import * as paths from "./paths";
import { CategoryPreview, WhereItAppears } from "./Previews";
import * as calls from "./queries";
import { categoryRules, MOST, type CategoryValues } from "./rules";
import { goesAlong } from "./messages";

const BACK = { href: paths.catalogue, label: "Back to catalogue" };

/** Edits a category, or creates one. */
export function CategoryScreen() {
  const { params } = useVisit();
  const id = idOf(params["id"]);
  if (params["id"] === "new") return <Editor key="new" detail={undefined} />;
  return id === undefined ? <Gone title="Category" back={BACK} /> : <Known key={id} id={id} />;
}

function Known({ id }: { id: number }) {
  const { data, error, refetch } = useFresh(calls.categoryView(id));
  if (isNotFound(error) || data?.deletedAt) return <Gone title="Category" back={BACK} trash={paths.trashOf(paths.catalogue)} />;
  if (data) return <Editor detail={data} />;
  return (
    <Screen title="Category" back={BACK}>
      <Waiting failure={error} onRetry={() => void refetch()} />
    </Screen>
  );
}

const valuesOf = (detail: CategoryDetail | undefined): CategoryValues => ({
  categoryName: detail?.categoryName ?? "",
  description: detail?.description ?? "",
  imageId: detail ? chosenFrom({ imageId: detail.imageId, image: detail.categoryImage }) : null,
  colours: detail?.colours ?? null,
  published: detail?.published ?? true,
});

function Editor({ detail }: { detail: CategoryDetail | undefined }) {
  const [, navigate] = useLocation();
  const initial = useMemo(() => valuesOf(detail), [detail]);
  const edit = useEditForm({
    schema: categoryRules,
    initial,
    version: detail?.version,
    draftKey: `category:${detail?.id ?? "new"}`,
    save: ({ imageId, colours, ...rest }, version) =>
      calls.categories.save(detail?.id)({ ...rest, imageId: imageId.id, ...(colours && { colours }) }, version),
    onSaved: ({ id }) => {
      if (!detail) navigate(paths.insideCategory(id), { replace: true });
    },
  });
  const photo = useControlled({ edit, name: "imageId", label: "Photo" });
  const { categoryName, imageId, colours } = edit.values;
  const image = imageId?.image;
  return (
    <EditScreen
      title={detail?.categoryName ?? "New category"}
      back={detail ? { href: paths.insideCategory(detail.id), label: `Back to ${detail.categoryName}` } : BACK}
      edit={edit}
      preview={<CategoryPreview categoryName={categoryName} image={image} colours={colours ?? undefined} />}
      site={detail?.published ? site.category(detail.id) : undefined}
      published="published"
      publishedHint="Unpublish to hide it with its services and products. Nothing is deleted."
      trash={
        detail && {
          ...calls.categories.trashOf(detail.id),
          goesAlong: goesAlong(detail),
          list: paths.catalogue,
        }
      }
      aside={
        <Panel>
          <ColourPairField
            edit={edit}
            name="colours"
            label="Colour pair"
            hint={`The background while a photo loads, and the border below it.${detail ? "" : " Chosen to match the others if left empty."}`}
          />
        </Panel>
      }
    >
      <Panel title="Photo">
        <ImageField {...photo} hideLabel colours={colours ?? undefined} />
      </Panel>
      {image && (
        <Panel title="Where it appears">
          <WhereItAppears image={image} colours={colours ?? undefined} />
        </Panel>
      )}
      <Panel title="Details">
        <TextField edit={edit} name="categoryName" label="Name" most={MOST.categoryName} />
        <LongTextField edit={edit} name="description" label="Description" hint="One or two sentences, for its page and link previews." most={MOST.description} />
      </Panel>
    </EditScreen>
  );
}
