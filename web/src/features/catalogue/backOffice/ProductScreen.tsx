import { Gone } from "../../../admin/form/Gone";
import { WaitingScreen } from "../../../admin/Screen";
import { useFresh } from "../../../admin/useFresh";
import { isNotFound } from "../../../api/problem";
import { idOf, useVisit } from "../../../site/visit";
import { NothingAbove } from "./NothingAbove";
import * as paths from "./paths";
import { ProductEditor } from "./ProductEditor";
import { categoryList, garmentTypeList, productView, serviceList } from "./queries";
import { useOnceReady } from "./useOnceReady";

const BACK = { href: paths.allProducts, label: "Back to products" };

/** Edits a product, or creates one, in the service of `?from=` or in the only one. */
export function ProductScreen() {
  const { params, search } = useVisit();
  const id = idOf(params["id"]);
  if (params["id"] === "new") return <New from={idOf(search.get("from"))} />;
  return id === undefined ? <Gone title="Product" back={BACK} /> : <Known key={id} id={id} />;
}

/**
 * The categories and services a product can belong to, including this service even if it was just created, and the
 * garment types. Undefined until they are loaded.
 */
function useChoices(service: number | "any" | undefined) {
  const categories = useFresh(categoryList());
  const services = useFresh(serviceList());
  const types = useFresh(garmentTypeList());
  const found = services.data?.find(({ id }) => id === service);
  const whole = found !== undefined && categories.data?.some(({ id }) => id === found.ctid);
  const settled = !categories.isFetching && !services.isFetching;
  const shelves = categories.data && services.data && types.data && { categories: categories.data, services: services.data, types: types.data };
  const ready = useOnceReady(shelves !== undefined && service !== undefined && (service === "any" || whole === true || settled));
  return {
    shelves: ready ? shelves : undefined,
    failure: categories.error ?? services.error ?? types.error,
    again: () => Promise.all([categories.refetch(), services.refetch(), types.refetch()]),
  };
}

function New({ from }: { from: number | undefined }) {
  const { shelves, failure, again } = useChoices(from ?? "any");
  if (shelves?.categories.length === 0) return <NothingAbove title="New product" back={BACK} lacks="category" />;
  if (shelves?.services.length === 0) return <NothingAbove title="New product" back={BACK} lacks="service" />;
  if (shelves) {
    const [only, ...others] = shelves.services;
    return <ProductEditor detail={undefined} {...shelves} from={from ?? (others.length === 0 ? only?.id : undefined)} />;
  }
  return <WaitingScreen title="New product" back={BACK} failure={failure} onRetry={() => void again()} />;
}

function Known({ id }: { id: number }) {
  const { data: detail, error, refetch } = useFresh(productView(id));
  const { shelves, failure, again } = useChoices(detail?.serviceId);
  if (isNotFound(error) || detail?.deletedAt) return <Gone title="Product" back={BACK} trash={paths.trashOf(paths.allProducts)} />;
  if (detail && shelves) return <ProductEditor detail={detail} {...shelves} from={undefined} />;
  return <WaitingScreen title="Product" back={BACK} failure={error ?? failure} onRetry={() => void Promise.all([refetch(), again()])} />;
}
