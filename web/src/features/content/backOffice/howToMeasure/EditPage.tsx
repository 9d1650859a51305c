import { useEffect, useRef } from "react";
import { useLocation } from "wouter";
import { FilmField } from "../../../../admin/films/FilmField";
import { useFilm } from "../../../../admin/films/useFilm";
import { EditScreen } from "../../../../admin/form/EditScreen";
import { useControlled } from "../../../../admin/form/fields";
import { Gone } from "../../../../admin/form/Gone";
import { useEditForm, type EditForm } from "../../../../admin/form/useEditForm";
import { PictureField } from "../../../../admin/pictures/PictureField";
import { Panel, Screen, Waiting } from "../../../../admin/Screen";
import { useFresh } from "../../../../admin/useFresh";
import type { HowToMeasureEntry } from "../../../../api/schema";
import { idOf, useVisit } from "../../../../app/visit";
import { links } from "../../../../links";
import { Photo } from "../../../../ui/Photo";
import { howToMeasure } from "../paths";
import { draftOf, empty, rules, valuesOf, type Values } from "./film";
import { adminHowToMeasureList, createHowToMeasure, deleteHowToMeasure, restoreHowToMeasure, updateHowToMeasure } from "./queries";

const back = { href: howToMeasure(), label: "How to measure" };

/** One film that shows how to measure. */
export function HowToMeasurePage() {
  const { path } = useVisit();
  const place = path.split("/").at(-1);
  const id = idOf(place);
  const { data, error, refetch } = useFresh(adminHowToMeasureList());
  if (place === "new") return <Form key="new" />;
  if (!data) {
    return (
      <Screen title="How to measure" back={back}>
        <Waiting failure={error} onRetry={() => void refetch()} />
      </Screen>
    );
  }
  const entry = data.find((one) => one.id === id);
  return entry ? <Form key={entry.id} entry={entry} /> : <Gone title="How to measure" back={back} trash={`${howToMeasure()}?bin=trash`} />;
}

function Form({ entry }: { entry?: HowToMeasureEntry }) {
  const [, navigate] = useLocation();
  const edit = useEditForm({
    schema: rules,
    initial: entry ? valuesOf(entry) : empty(),
    version: entry?.version,
    draftKey: `how-to-measure:${entry?.id ?? "new"}`,
    aliases: { filmId: "film", imageId: "picture" },
    save: (output, version) =>
      entry
        ? updateHowToMeasure(entry.id, { ...draftOf(output), ...(version !== undefined && { version }) })
        : createHowToMeasure(draftOf(output)),
    onSaved: (saved) => !entry && navigate(howToMeasure(saved.id), { replace: true }),
  });
  const { film, picture } = edit.values;
  return (
    <EditScreen
      title={entry?.title || "A new film"}
      back={back}
      edit={edit}
      published="published"
      publishedLabel="On the home page"
      site={entry?.published && entry.film ? links.howToMeasure() : undefined}
      trash={entry && { remove: () => deleteHowToMeasure(entry.id), restore: () => restoreHowToMeasure(entry.id) }}
      preview={<Photo picture={picture?.picture} ratio="16/9" sizes="420px" play={film !== null} />}
    >
      <Panel title="The film">
        <Film edit={edit} />
      </Panel>
      <Panel title="Before it plays">
        <Cover edit={edit} />
      </Panel>
    </EditScreen>
  );
}

function Film({ edit }: { edit: EditForm<Values> }) {
  const hint = "One or two minutes: where the tape begins, and how tight it lies.";
  const field = useControlled({ edit, name: "film", label: "Film", hint });
  return <FilmField {...field} hideLabel audience="everybody" />;
}

/** A film that got its own cover offers it, once. */
function Cover({ edit }: { edit: EditForm<Values> }) {
  const field = useControlled({ edit, name: "picture", label: "Picture", hint: "The film's own cover is taken by itself, if you choose none." });
  const { data: film } = useFilm(edit.values.film ?? undefined);
  const offered = useRef<number>(undefined);
  const { value, onChange } = field;
  useEffect(() => {
    if (value || film?.coverId === undefined || !film.cover || offered.current === film.id) return;
    offered.current = film.id;
    onChange({ id: film.coverId, picture: film.cover });
  }, [film, value, onChange]);
  return <PictureField {...field} hideLabel ratio="16/9" />;
}
