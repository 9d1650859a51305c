import { useMemo } from "react";
import { useLocation } from "wouter";
import { ColourPairField } from "../../../admin/form/ColourPairField";
import { EditScreen } from "../../../admin/form/EditScreen";
import { LongTextField, TextField, useControlled } from "../../../admin/form/fields";
import { Gone } from "../../../admin/form/Gone";
import { useEditForm } from "../../../admin/form/useEditForm";
import { chosenFrom } from "../../../admin/pictures/chosen";
import { PictureField } from "../../../admin/pictures/PictureField";
import { Panel, Screen, Waiting } from "../../../admin/Screen";
import { useFresh } from "../../../admin/useFresh";
import { isNotFound } from "../../../api/problem";
import type { CategoryForm, CategorySheet } from "../../../api/schema";
import { idOf, useVisit } from "../../../app/visit";
import { paths as site } from "../paths";
import * as paths from "./paths";
import { CategoryPreview, WhereItAppears } from "./Previews";
import * as calls from "./queries";
import { categoryRules, MOST, type CategoryValues } from "./rules";
import { goesAlong } from "./words";

const BACK = { href: paths.catalogue, label: "To the catalogue" };

/** Writes a category, or a new one. */
export function CategoryScreen() {
  const { params } = useVisit();
  const id = idOf(params["id"]);
  if (params["id"] === "new") return <Editor key="new" sheet={undefined} />;
  return id === undefined ? <Gone title="Category" back={BACK} /> : <Known key={id} id={id} />;
}

function Known({ id }: { id: number }) {
  const { data, error, refetch } = useFresh(calls.categoryView(id));
  if (isNotFound(error) || data?.deletedAt) return <Gone title="Category" back={BACK} trash={paths.trashOf(paths.catalogue)} />;
  if (data) return <Editor sheet={data} />;
  return (
    <Screen title="Category" back={BACK}>
      <Waiting failure={error} onRetry={() => void refetch()} />
    </Screen>
  );
}

const valuesOf = (sheet: CategorySheet | undefined): CategoryValues => ({
  categoryName: sheet?.categoryName ?? "",
  description: sheet?.description ?? "",
  imageId: sheet ? chosenFrom({ imageId: sheet.imageId, image: sheet.categoryImage }) : null,
  colours: sheet?.colours ?? null,
  published: sheet?.published ?? true,
});

function Editor({ sheet }: { sheet: CategorySheet | undefined }) {
  const [, navigate] = useLocation();
  const initial = useMemo(() => valuesOf(sheet), [sheet]);
  const edit = useEditForm({
    schema: categoryRules,
    initial,
    version: sheet?.version,
    draftKey: `category:${sheet?.id ?? "new"}`,
    save: ({ imageId, colours, ...rest }, version) => {
      const form: CategoryForm = { ...rest, imageId: imageId.id, ...(colours && { colours }), ...(version !== undefined && { version }) };
      return sheet ? calls.updateCategory(sheet.id, form) : calls.createCategory(form);
    },
    onSaved: ({ id }) => {
      if (!sheet) navigate(paths.insideCategory(id), { replace: true });
    },
  });
  const photo = useControlled({ edit, name: "imageId", label: "Photo" });
  const { categoryName, imageId, colours } = edit.values;
  const picture = imageId?.picture;
  return (
    <EditScreen
      title={sheet?.categoryName ?? "New category"}
      back={sheet ? { href: paths.insideCategory(sheet.id), label: `To ${sheet.categoryName}` } : BACK}
      edit={edit}
      preview={<CategoryPreview categoryName={categoryName} picture={picture} colours={colours ?? undefined} />}
      site={sheet?.published ? site.category(sheet.id) : undefined}
      published="published"
      publishedHint="Switch off to hide it, with its services and products. Nothing is deleted."
      trash={
        sheet && {
          remove: () => calls.deleteCategory(sheet.id),
          restore: () => calls.restoreCategory(sheet.id),
          goesAlong: goesAlong(sheet),
          list: paths.catalogue,
        }
      }
      aside={
        <Panel>
          <ColourPairField
            edit={edit}
            name="colours"
            label="Colour pair"
            hint={`Ground while a photo loads, and the woven edge below it.${sheet ? "" : " Left open, the shop takes one that goes with the others."}`}
          />
        </Panel>
      }
    >
      <Panel title="Photo">
        <PictureField {...photo} hideLabel colours={colours ?? undefined} />
      </Panel>
      {picture && (
        <Panel title="Where it appears">
          <WhereItAppears picture={picture} colours={colours ?? undefined} />
        </Panel>
      )}
      <Panel title="What she reads">
        <TextField edit={edit} name="categoryName" label="Name" most={MOST.categoryName} />
        <LongTextField edit={edit} name="description" label="One or two sentences" hint="Stands on its page, and under a shared link." most={MOST.description} />
      </Panel>
    </EditScreen>
  );
}
