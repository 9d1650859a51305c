import { useMemo } from "react";
import { ColourPairField } from "../../../admin/form/ColourPairField";
import { EditScreen } from "../../../admin/form/EditScreen";
import { LongTextField, TextField, useControlled } from "../../../admin/form/fields";
import { chosenFrom } from "../../media/public/chosen";
import { recordPage, useRecordForm } from "../../../admin/recordPage";
import { Panel } from "../../../admin/Screen";
import type { CategoryDetail } from "../../../api/schema";
import { paths as site } from "../paths";
import * as paths from "./paths";
import { CategoryPreview, PhotoPanels } from "./Previews";
import * as calls from "./queries";
import { categoryRules, MOST, type CategoryValues } from "./rules";
import { goesAlong } from "./messages";

const BACK = { href: paths.catalogue, label: "Back to catalogue" };

const valuesOf = (detail: CategoryDetail | undefined): CategoryValues => ({
  categoryName: detail?.categoryName ?? "",
  description: detail?.description ?? "",
  imageId: detail ? chosenFrom({ imageId: detail.imageId, image: detail.categoryImage }) : null,
  colours: detail?.colours ?? null,
  published: detail?.published ?? true,
});

function Form({ entry }: { entry?: CategoryDetail }) {
  const initial = useMemo(() => valuesOf(entry), [entry]);
  const edit = useRecordForm({
    entry,
    kind: "category",
    records: calls.categories,
    schema: categoryRules,
    initial,
    fields: ({ imageId, colours, ...rest }) => ({ ...rest, imageId: imageId.id, ...(colours && { colours }) }),
    href: paths.insideCategory,
  });
  const photo = useControlled({ edit, name: "imageId", label: "Photo" });
  const { categoryName, imageId, colours } = edit.values;
  const image = imageId?.image;
  return (
    <EditScreen
      title={entry?.categoryName ?? "New category"}
      back={entry ? { href: paths.insideCategory(entry.id), label: `Back to ${entry.categoryName}` } : BACK}
      edit={edit}
      preview={<CategoryPreview categoryName={categoryName} image={image} colours={colours ?? undefined} />}
      site={entry?.published ? site.category(entry.id) : undefined}
      published="published"
      publishedHint="Unpublish to hide it with its services and products. Nothing is deleted."
      trash={
        entry && {
          ...calls.categories.trashOf(entry.id),
          goesAlong: goesAlong(entry),
          list: paths.catalogue,
        }
      }
      aside={
        <Panel>
          <ColourPairField
            edit={edit}
            name="colours"
            label="Colour pair"
            hint={`The background while a photo loads, and the border below it.${entry ? "" : " Chosen to match the others if left empty."}`}
          />
        </Panel>
      }
    >
      <PhotoPanels {...photo} colours={colours ?? undefined} />
      <Panel title="Details">
        <TextField edit={edit} name="categoryName" label="Name" most={MOST.categoryName} />
        <LongTextField edit={edit} name="description" label="Description" hint="One or two sentences, for its page and link previews." most={MOST.description} />
      </Panel>
    </EditScreen>
  );
}

/** Edits a category, or creates one. */
export const CategoryScreen = recordPage<CategoryDetail>({ title: "Category", back: BACK, find: calls.categoryView, form: Form });
