import { useMemo } from "react";
import { EditScreen } from "../../../admin/form/EditScreen";
import { ChoiceField, TextField, useControlled } from "../../../admin/form/fields";
import { Gone } from "../../../admin/form/Gone";
import { chosenFrom } from "../../media/public/chosen";
import { useRecordForm } from "../../../admin/recordPage";
import { Panel, WaitingScreen } from "../../../admin/Screen";
import { useFresh } from "../../../admin/useFresh";
import { isNotFound } from "../../../api/problem";
import type { AdminGarmentType, CategoryDetail, ServiceDetail } from "../../../api/schema";
import { idOf, useVisit } from "../../../site/visit";
import { paths as site } from "../paths";
import { choicesOf, garmentTypeOf } from "./choices";
import { GarmentTypeField } from "./GarmentTypeField";
import { NothingAbove } from "./NothingAbove";
import * as paths from "./paths";
import { ServicePreview, PhotoPanels } from "./Previews";
import * as calls from "./queries";
import { MOST, serviceRules, type ServiceValues } from "./rules";
import { useOnceReady } from "./useOnceReady";
import { goesAlong } from "./messages";

const BACK = { href: paths.catalogue, label: "Back to catalogue" };

/** Edits a service, or creates one, in the category of `?from=`. */
export function ServiceScreen() {
  const { params, search } = useVisit();
  const id = idOf(params["id"]);
  if (params["id"] === "new") return <New from={idOf(search.get("from"))} />;
  return id === undefined ? <Gone title="Service" back={BACK} /> : <Known key={id} id={id} />;
}

function New({ from }: { from: number | undefined }) {
  const { data: categories, error, refetch, isFetching } = useFresh(calls.categoryList());
  const types = useFresh(calls.garmentTypeList());
  // A new category may not be in the cached list yet.
  const ready = useOnceReady(
    categories !== undefined && (!isFetching || from === undefined || categories.some(({ id }) => id === from)),
  );
  if (categories?.length === 0 && ready) return <NothingAbove title="New service" back={BACK} lacks="category" />;
  if (categories && types.data && ready) return <Editor detail={undefined} categories={categories} types={types.data} from={from} />;
  const again = () => void Promise.all([refetch(), types.refetch()]);
  return <WaitingScreen title="New service" back={BACK} failure={error ?? types.error} onRetry={again} />;
}

function Known({ id }: { id: number }) {
  const categories = useFresh(calls.categoryList());
  const types = useFresh(calls.garmentTypeList());
  const { data: detail, error, refetch } = useFresh(calls.serviceView(id));
  const listed = categories.data?.some((category) => category.id === detail?.ctid);
  const ready = useOnceReady(detail !== undefined && categories.data !== undefined && (listed || !categories.isFetching));
  if (isNotFound(error) || detail?.deletedAt) return <Gone title="Service" back={BACK} />;
  if (detail && categories.data && types.data && ready) return <Editor detail={detail} categories={categories.data} types={types.data} from={undefined} />;
  const again = () => void Promise.all([refetch(), categories.refetch(), types.refetch()]);
  return <WaitingScreen title="Service" back={BACK} failure={error ?? categories.error ?? types.error} onRetry={again} />;
}

function valuesOf({ detail, categories, types, from }: EditorProps): ServiceValues {
  const given = categories.find(({ id }) => id === from) ?? (categories.length === 1 ? categories[0] : undefined);
  return {
    ctid: String(detail?.ctid ?? given?.id ?? ""),
    serviceName: detail?.serviceName ?? "",
    // Empty, it follows its category's name.
    serviceType: detail && detail.serviceType !== detail.categoryName ? detail.serviceType : "",
    garmentTypeId: garmentTypeOf(types, detail?.garmentTypeId),
    imageId: detail ? chosenFrom({ imageId: detail.imageId, image: detail.serviceImage }) : null,
    published: detail?.published ?? true,
  };
}

interface EditorProps {
  detail: ServiceDetail | undefined;
  categories: readonly CategoryDetail[];
  types: readonly AdminGarmentType[];
  from: number | undefined;
}

function Editor({ detail, categories, types, from }: EditorProps) {
  const initial = useMemo(() => valuesOf({ detail, categories, types, from }), [detail, categories, types, from]);
  const edit = useRecordForm({
    entry: detail,
    kind: "service",
    records: calls.services,
    schema: serviceRules,
    initial,
    fields: ({ imageId, serviceType, garmentTypeId, ...rest }) => ({
      ...rest,
      imageId: imageId.id,
      ...(serviceType && { serviceType }),
      ...(garmentTypeId !== undefined && { garmentTypeId }),
    }),
    href: paths.insideService,
  });
  const photo = useControlled({ edit, name: "imageId", label: "Photo" });
  const { ctid, serviceName, imageId } = edit.values;
  const category = categories.find(({ id }) => String(id) === ctid);
  const image = imageId?.image;
  const list = category ? paths.insideCategory(category.id) : paths.catalogue;
  return (
    <EditScreen
      title={detail?.serviceName ?? "New service"}
      back={detail ? { href: paths.insideService(detail.id), label: `Back to ${detail.serviceName}` } : { href: list, label: "Back" }}
      edit={edit}
      preview={<ServicePreview serviceName={serviceName} image={image} colours={category?.colours} />}
      site={detail?.visible ? site.services(detail.ctid, detail.serviceName) : undefined}
      published="published"
      publishedHint="Unpublish to hide it with its products. Nothing is deleted."
      trash={
        detail && {
          ...calls.services.trashOf(detail.id),
          goesAlong: goesAlong(detail),
          list: paths.insideCategory(detail.ctid),
        }
      }
    >
      <PhotoPanels {...photo} colours={category?.colours} />
      <Panel title="Details">
        <ChoiceField edit={edit} name="ctid" label="Category" none="Choose a category" options={choicesOf(categories)} />
        <TextField edit={edit} name="serviceName" label="Name" most={MOST.serviceName} />
        <TextField
          edit={edit}
          name="serviceType"
          label="Text above the name"
          optional
          hint={category ? `“${category.categoryName}” if left empty.` : undefined}
          most={MOST.serviceType}
        />
        <GarmentTypeField edit={edit} types={types} stored={detail?.garmentTypeId} none="None" hint="Its measurements and choices are offered when booking." />
      </Panel>
    </EditScreen>
  );
}
