import { EditScreen } from "../../../../admin/form/EditScreen";
import { DayField, LongTextField, TextField, useControlled } from "../../../../admin/form/fields";
import type { EditForm } from "../../../../admin/form/useEditForm";
import { ImageField } from "../../../media/public/ImageField";
import { ImagesField } from "../../../media/public/ImagesField";
import { recordPage, useRecordForm } from "../../../../admin/recordPage";
import { Panel } from "../../../../admin/Screen";
import type { EventEntry } from "../../../../api/schema";
import { selvedge } from "../../colours";
import { paths } from "../../paths";
import { events } from "../paths";
import { eventList, eventRecords } from "../records";
import { copyOf, draftOf, emptyStory, MOST_IMAGES, rules, TEXT, TITLE, valuesOf, type Values } from "./story";
import { StoryPreview } from "./StoryPreview";

const back = { href: events(), label: "All blogs" };

function Form({ entry }: { entry?: EventEntry }) {
  const edit = useRecordForm({
    entry,
    kind: "event",
    records: eventRecords,
    schema: rules,
    initial: entry ? valuesOf(entry) : emptyStory(),
    aliases: { mainImageId: "main", images: "images" },
    fields: draftOf,
    href: events,
  });
  return (
    <EditScreen
      title={entry?.title ?? "New blog"}
      back={back}
      edit={edit}
      published="published"
      site={entry?.published ? paths.event(entry.id) : undefined}
      duplicate={entry && eventRecords.copyBy(() => eventRecords.create(copyOf(entry)), events)}
      trash={entry && eventRecords.trashOf(entry.id)}
      preview={<StoryPreview id={entry?.id ?? 1} values={edit.values} />}
    >
      <Panel title="Main image">
        <MainImage edit={edit} id={entry?.id ?? 1} />
      </Panel>
      <Panel title="Text">
        <TextField edit={edit} name="title" label="Title" hint="The home page shows the first four words." most={TITLE} />
        <DayField edit={edit} name="date" label="Date" hint="The newest is shown first." />
        <LongTextField edit={edit} name="description" label="Text" hint="A blank line starts a new paragraph." most={TEXT} rows={10} />
      </Panel>
      <Panel title="More images">
        <MoreImages edit={edit} />
      </Panel>
    </EditScreen>
  );
}

function MainImage({ edit, id }: { edit: EditForm<Values>; id: number }) {
  const field = useControlled({ edit, name: "main", label: "Main image" });
  return <ImageField {...field} hideLabel ratio="16/9" colours={selvedge(id)} shape="story" />;
}

function MoreImages({ edit }: { edit: EditForm<Values> }) {
  const field = useControlled({
    edit,
    name: "images",
    label: "Images below the text",
    hint: "Hidden images stay here but are not shown.",
    optional: true,
  });
  return <ImagesField {...field} max={MOST_IMAGES} hideable ratio="1" />;
}

/** The form of one blog: main image, text and up to ten more images, each of which can be hidden. */
export const EventStoryPage = recordPage<EventEntry>({ title: "Blog", back, find: () => eventList(), form: Form });
