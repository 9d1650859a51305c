import { useMemo } from "react";
import { EditScreen } from "../../../admin/form/EditScreen";
import { Gone } from "../../../admin/form/Gone";
import { useEditForm } from "../../../admin/form/useEditForm";
import { WaitingScreen } from "../../../admin/Screen";
import { useFresh } from "../../../admin/useFresh";
import { isNotFound } from "../../../api/problem";
import type { ChoiceList, ChoiceOwner } from "../../../api/schema";
import { idOf, useVisit } from "../../../site/visit";
import { formOf, rules, valuesOf } from "./choiceValues";
import { CopyPanel } from "./CopyPanel";
import { Groups } from "./Groups";
import { garmentType, garmentTypes, product } from "./paths";
import { choicesView, saveChoices } from "./queries";

interface Props {
  owner: ChoiceOwner;
  id: number;
}

const backOf = ({ owner, id }: Props) =>
  owner === "type" ? { href: garmentType(id), label: "Back to garment type" } : { href: product(id), label: "Back to product" };

function Known({ owner, id }: Props) {
  const { data, error, refetch } = useFresh(choicesView(owner, id));
  if (isNotFound(error)) return <Gone title="Choices" back={garmentTypes} />;
  if (data) return <Form owner={owner} id={id} list={data} />;
  return <WaitingScreen title="Choices" back={backOf({ owner, id })} failure={error} onRetry={() => void refetch()} />;
}

function Form({ owner, id, list }: Props & { list: ChoiceList }) {
  const initial = useMemo(() => valuesOf(list.groups), [list]);
  const edit = useEditForm({
    schema: rules,
    initial,
    version: list.version,
    draftKey: `choices:${owner}:${id}`,
    save: (output, version) => saveChoices(owner, id, formOf(output, version ?? list.version)),
  });
  return (
    <EditScreen title={`Choices: ${list.name}`} back={backOf({ owner, id })} edit={edit} aside={<CopyPanel owner={owner} id={id} version={list.version} edit={edit} />}>
      <Groups edit={edit} owner={owner} />
    </EditScreen>
  );
}

function pageOf(owner: ChoiceOwner) {
  return function ChoicesPage() {
    const id = idOf(useVisit().params["id"]);
    return id === undefined ? <Gone title="Choices" back={garmentTypes} /> : <Known key={id} owner={owner} id={id} />;
  };
}

/** The choices of a garment type. */
export const TypeChoicesPage = pageOf("type");
/** The choices of a product. */
export const ProductChoicesPage = pageOf("product");
