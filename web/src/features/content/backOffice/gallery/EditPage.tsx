import { useId } from "react";
import { useLocation } from "wouter";
import { EditScreen } from "../../../../admin/form/EditScreen";
import { TextField, useBox, useControlled } from "../../../../admin/form/fields";
import { Gone } from "../../../../admin/form/Gone";
import { lengthText } from "../../../../admin/form/rules";
import { useEditForm, type EditForm } from "../../../../admin/form/useEditForm";
import { ImagesField } from "../../../media/public/ImagesField";
import { Panel, Screen, Waiting } from "../../../../admin/Screen";
import { useFresh } from "../../../../admin/useFresh";
import type { GalleryEntry } from "../../../../api/schema";
import { idOf, useVisit } from "../../../../site/visit";
import { Field } from "../../../../ui/Field";
import { paths } from "../../paths";
import { gallery } from "../paths";
import { copyTitle, draftFrom, draftOf, emptyPiece, GROUP, MOST_IMAGES, rules, TITLE, valuesOf, type Values } from "./piece";
import { PiecePreview } from "./PiecePreview";
import { adminGalleryList, galleryRecords } from "./queries";

const back = { href: gallery(), label: "Gallery" };

/** The form of one gallery item. */
export function GalleryPiecePage() {
  const { path } = useVisit();
  const place = path.split("/").at(-1);
  const id = idOf(place);
  const { data, error, refetch } = useFresh(adminGalleryList());
  if (!data && place !== "new") {
    return (
      <Screen title="Gallery" back={back}>
        <Waiting failure={error} onRetry={() => void refetch()} />
      </Screen>
    );
  }
  const groups = [...new Set(data?.map(({ category }) => category))].sort();
  if (place === "new") return <Form key="new" groups={groups} />;
  const entry = data?.find((one) => one.id === id);
  return entry ? (
    <Form key={entry.id} entry={entry} groups={groups} />
  ) : (
    <Gone title="Gallery" back={back} trash={`${gallery()}?part=trash`} />
  );
}

function Form({ entry, groups }: { entry?: GalleryEntry; groups: readonly string[] }) {
  const [, navigate] = useLocation();
  const edit = useEditForm({
    schema: rules,
    initial: entry ? valuesOf(entry) : emptyPiece(),
    version: entry?.version,
    draftKey: `gallery:${entry?.id ?? "new"}`,
    aliases: { imageIds: "images" },
    save: (output, version) => galleryRecords.save(entry?.id)(draftOf(output), version),
    onSaved: (saved) => !entry && navigate(gallery(saved.id), { replace: true }),
  });
  const copy = async (of: GalleryEntry) => {
    const made = await galleryRecords.create({ ...draftFrom(of), title: copyTitle(of.title), published: false });
    return { href: gallery(made.id), remove: () => galleryRecords.remove(made.id) };
  };
  return (
    <EditScreen
      title={entry?.title ?? "New gallery item"}
      back={back}
      edit={edit}
      published="published"
      site={entry?.published ? paths.gallery(entry.category) : undefined}
      duplicate={entry && { copy: () => copy(entry) }}
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
