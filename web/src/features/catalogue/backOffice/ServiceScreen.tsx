import { useMemo } from "react";
import { useLocation } from "wouter";
import { EditScreen } from "../../../admin/form/EditScreen";
import { ChoiceField, TextField, useControlled } from "../../../admin/form/fields";
import { Gone } from "../../../admin/form/Gone";
import { useEditForm } from "../../../admin/form/useEditForm";
import { chosenFrom } from "../../../admin/pictures/chosen";
import { PictureField } from "../../../admin/pictures/PictureField";
import { Panel, Screen, Waiting } from "../../../admin/Screen";
import { useFresh } from "../../../admin/useFresh";
import { isNotFound, type Failure } from "../../../api/problem";
import type { CategorySheet, ServiceForm, ServiceSheet } from "../../../api/schema";
import { idOf, useVisit } from "../../../app/visit";
import { paths as site } from "../paths";
import { choicesOf } from "./choices";
import * as paths from "./paths";
import { ServicePreview, WhereItAppears } from "./Previews";
import * as calls from "./queries";
import { MOST, serviceRules, type ServiceValues } from "./rules";
import { useOnceReady } from "./useOnceReady";
import { goesAlong } from "./words";

const BACK = { href: paths.catalogue, label: "To the catalogue" };

/** Writes a service, or a new one: `?from=` says in which category. */
export function ServiceScreen() {
  const { params, search } = useVisit();
  const id = idOf(params["id"]);
  if (params["id"] === "new") return <New from={idOf(search.get("from"))} />;
  return id === undefined ? <Gone title="Service" back={BACK} /> : <Known key={id} id={id} />;
}

function New({ from }: { from: number | undefined }) {
  const { data: categories, error, refetch, isFetching } = useFresh(calls.categoryList());
  // One that was made a moment ago may not be in the list yet.
  const ready = useOnceReady(
    categories !== undefined && (!isFetching || from === undefined || categories.some(({ id }) => id === from)),
  );
  if (categories && ready) return <Editor sheet={undefined} categories={categories} from={from} />;
  return <Coming title="New service" failure={error} onRetry={() => void refetch()} />;
}

function Known({ id }: { id: number }) {
  const categories = useFresh(calls.categoryList());
  const { data: sheet, error, refetch } = useFresh(calls.serviceView(id));
  const listed = categories.data?.some((category) => category.id === sheet?.ctid);
  const ready = useOnceReady(sheet !== undefined && categories.data !== undefined && (listed || !categories.isFetching));
  if (isNotFound(error) || sheet?.deletedAt) return <Gone title="Service" back={BACK} />;
  if (sheet && categories.data && ready) return <Editor sheet={sheet} categories={categories.data} from={undefined} />;
  const again = () => void Promise.all([refetch(), categories.refetch()]);
  return <Coming title="Service" failure={error ?? categories.error} onRetry={again} />;
}

function Coming({ title, failure, onRetry }: { title: string; failure: Failure | null; onRetry: () => void }) {
  return (
    <Screen title={title} back={BACK}>
      <Waiting failure={failure} onRetry={onRetry} />
    </Screen>
  );
}

function valuesOf(sheet: ServiceSheet | undefined, categories: readonly CategorySheet[], from: number | undefined): ServiceValues {
  const given = categories.find(({ id }) => id === from) ?? (categories.length === 1 ? categories[0] : undefined);
  return {
    ctid: String(sheet?.ctid ?? given?.id ?? ""),
    serviceName: sheet?.serviceName ?? "",
    // Left open it follows its category's name.
    serviceType: sheet && sheet.serviceType !== sheet.categoryName ? sheet.serviceType : "",
    imageId: sheet ? chosenFrom({ imageId: sheet.imageId, image: sheet.serviceImage }) : null,
    published: sheet?.published ?? true,
  };
}

interface EditorProps {
  sheet: ServiceSheet | undefined;
  categories: readonly CategorySheet[];
  from: number | undefined;
}

function Editor({ sheet, categories, from }: EditorProps) {
  const [, navigate] = useLocation();
  const initial = useMemo(() => valuesOf(sheet, categories, from), [sheet, categories, from]);
  const edit = useEditForm({
    schema: serviceRules,
    initial,
    version: sheet?.version,
    draftKey: `service:${sheet?.id ?? "new"}`,
    save: ({ imageId, serviceType, ...rest }, version) => {
      const form: ServiceForm = {
        ...rest,
        imageId: imageId.id,
        ...(serviceType && { serviceType }),
        ...(version !== undefined && { version }),
      };
      return sheet ? calls.updateService(sheet.id, form) : calls.createService(form);
    },
    onSaved: ({ id }) => {
      if (!sheet) navigate(paths.insideService(id), { replace: true });
    },
  });
  const photo = useControlled({ edit, name: "imageId", label: "Photo" });
  const { ctid, serviceName, imageId } = edit.values;
  const category = categories.find(({ id }) => String(id) === ctid);
  const picture = imageId?.picture;
  const list = category ? paths.insideCategory(category.id) : paths.catalogue;
  return (
    <EditScreen
      title={sheet?.serviceName ?? "New service"}
      back={sheet ? { href: paths.insideService(sheet.id), label: `To ${sheet.serviceName}` } : { href: list, label: "Back" }}
      edit={edit}
      preview={<ServicePreview serviceName={serviceName} picture={picture} colours={category?.colours} />}
      site={sheet?.visible ? site.services(sheet.ctid, sheet.serviceName) : undefined}
      published="published"
      publishedHint="Switch off to hide it, with its products. Nothing is deleted."
      trash={
        sheet && {
          remove: () => calls.deleteService(sheet.id),
          restore: () => calls.restoreService(sheet.id),
          goesAlong: goesAlong(sheet),
          list: paths.insideCategory(sheet.ctid),
        }
      }
    >
      <Panel title="Photo">
        <PictureField {...photo} hideLabel colours={category?.colours} />
      </Panel>
      {picture && (
        <Panel title="Where it appears">
          <WhereItAppears picture={picture} colours={category?.colours} />
        </Panel>
      )}
      <Panel title="What she reads">
        <ChoiceField edit={edit} name="ctid" label="Category" none="Choose a category" options={choicesOf(categories)} />
        <TextField edit={edit} name="serviceName" label="Name" most={MOST.serviceName} />
        <TextField
          edit={edit}
          name="serviceType"
          label="Line above the name"
          optional
          hint={category ? `Left open it says “${category.categoryName}”.` : undefined}
          most={MOST.serviceType}
        />
      </Panel>
    </EditScreen>
  );
}
