import { useEffect, useRef } from "react";
import { VideoField } from "../../../media/public/VideoField";
import { useVideo } from "../../../media/public/useVideo";
import { EditScreen } from "../../../../admin/form/EditScreen";
import { useControlled } from "../../../../admin/form/fields";
import type { EditForm } from "../../../../admin/form/useEditForm";
import { ImageField } from "../../../media/public/ImageField";
import { recordPage, useRecordForm } from "../../../../admin/recordPage";
import { Panel } from "../../../../admin/Screen";
import type { HowToMeasureEntry } from "../../../../api/schema";
import { links } from "../../../../links";
import { Photo } from "../../../../ui/Photo";
import { howToMeasure } from "../paths";
import { draftOf, empty, rules, valuesOf, type Values } from "./video";
import { howToMeasureList, howToMeasureRecords } from "../records";

const back = { href: howToMeasure(), label: "How to measure" };

function Form({ entry }: { entry?: HowToMeasureEntry }) {
  const edit = useRecordForm({
    entry,
    kind: "how-to-measure",
    records: howToMeasureRecords,
    schema: rules,
    initial: entry ? valuesOf(entry) : empty(),
    aliases: { videoId: "video", imageId: "image" },
    fields: draftOf,
    href: howToMeasure,
  });
  const { video, image } = edit.values;
  return (
    <EditScreen
      title={entry?.title || "New video"}
      back={back}
      edit={edit}
      published="published"
      publishedLabel="Published"
      site={entry?.published && entry.video ? links.howToMeasure() : undefined}
      trash={entry && howToMeasureRecords.trashOf(entry.id)}
      preview={<Photo image={image?.image} ratio="16/9" sizes="420px" play={video !== null} />}
    >
      <Panel title="Video">
        <Video edit={edit} />
      </Panel>
      <Panel title="Cover">
        <Cover edit={edit} />
      </Panel>
    </EditScreen>
  );
}

function Video({ edit }: { edit: EditForm<Values> }) {
  const hint = "One or two minutes on where and how tight to hold the tape.";
  const field = useControlled({ edit, name: "video", label: "Video", hint });
  return <VideoField {...field} hideLabel audience="everybody" />;
}

/** The cover; a video's own cover is filled in once. */
function Cover({ edit }: { edit: EditForm<Values> }) {
  const field = useControlled({ edit, name: "image", label: "Image", hint: "The video's own cover is used if you choose none." });
  const { data: video } = useVideo(edit.values.video ?? undefined);
  const offered = useRef<number>(undefined);
  const { value, onChange } = field;
  useEffect(() => {
    if (value || video?.coverId === undefined || !video.cover || offered.current === video.id) return;
    offered.current = video.id;
    onChange({ id: video.coverId, image: video.cover });
  }, [video, value, onChange]);
  return <ImageField {...field} hideLabel ratio="16/9" />;
}

/** The form of one how-to-measure video. */
export const HowToMeasurePage = recordPage<HowToMeasureEntry>({ title: "How to measure", back, find: () => howToMeasureList(), form: Form });
