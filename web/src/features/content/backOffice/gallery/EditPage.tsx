import { useId } from "react";
import { EditScreen } from "../../../../admin/form/EditScreen";
import { TextField, useBox, useControlled } from "../../../../admin/form/fields";
import { lengthText } from "../../../../admin/form/rules";
import type { EditForm } from "../../../../admin/form/useEditForm";
import { ImagesField } from "../../../media/public/ImagesField";
import { recordPage, useRecordForm } from "../../../../admin/recordPage";
import { Panel } from "../../../../admin/Screen";
import { useFresh } from "../../../../admin/useFresh";
import type { GalleryEntry } from "../../../../api/schema";
import { Field } from "../../../../ui/Field";
import { paths } from "../../paths";
import { gallery } from "../paths";
import { copyOf, draftOf, emptyPiece, GROUP, MOST_IMAGES, rules, TITLE, valuesOf, type Values } from "./piece";
import { PiecePreview } from "./PiecePreview";
import { galleryList, galleryRecords } from "../records";

const back = { href: gallery(), label: "Gallery" };

function Form({ entry }: { entry?: GalleryEntry }) {
  const { data: pieces } = useFresh(galleryList());
  const groups = [...new Set(pieces?.map(({ category }) => category))].sort();
  const edit = useRecordForm({
    entry,
    kind: "gallery",
    records: galleryRecords,
    schema: rules,
    initial: entry ? valuesOf(entry) : emptyPiece(),
    aliases: { imageIds: "images" },
    fields: draftOf,
    href: gallery,
  });
  return (
    <EditScreen
      title={entry?.title ?? "New gallery item"}
      back={back}
      edit={edit}
      published="published"
      site={entry?.published ? paths.gallery(entry.category) : undefined}
      duplicate={entry && galleryRecords.copyBy(() => galleryRecords.create(copyOf(entry)), gallery)}
      trash={entry && galleryRecords.trashOf(entry.id)}
      preview={<PiecePreview id={entry?.id ?? 1} values={edit.values} />}
    >
      <Panel title="Photos">
        <Photos edit={edit} />
      </Panel>
      <Panel title="Details">
        <TextField edit={edit} name="title" label="Name" hint="As customers would call it." most={TITLE} />
        <GroupField edit={edit} groups={groups} />
      </Panel>
    </EditScreen>
  );
}

function Photos({ edit }: { edit: EditForm<Values> }) {
  const field = useControlled({
    edit,
    name: "images",
    label: "Photos",
    hint: "The first one is shown in the gallery, the others in the viewer.",
  });
  return <ImagesField {...field} max={MOST_IMAGES} first="Gallery image" shape="gallery" />;
}

/** The category: an existing one or a new one. */
function GroupField({ edit, groups }: { edit: EditForm<Values>; groups: readonly string[] }) {
  const list = useId();
  const box = useBox({ edit, name: "category", label: "Category" });
  const hint = `Visitors filter the gallery by it. Choose one or enter a new one. ${lengthText(edit.values.category, GROUP)}`;
  return (
    <>
      <Field {...box} hint={hint} list={list} autoComplete="off" />
      <datalist id={list}>
        {groups.map((group) => (
          <option key={group} value={group}>
            {group}
          </option>
        ))}
      </datalist>
    </>
  );
}

/** The form of one gallery item. */
export const GalleryPiecePage = recordPage<GalleryEntry>({ title: "Gallery", back, find: () => galleryList(), form: Form });
