import { useEffect, useMemo } from "react";
import { EditScreen } from "../../../admin/form/EditScreen";
import { ChoiceField, LongTextField, PriceField, TextField, useControlled } from "../../../admin/form/fields";
import { paiseOf } from "../../../admin/form/rules";
import { useRecordForm } from "../../../admin/recordPage";
import { Panel } from "../../../admin/Screen";
import type { AdminGarmentType, CategoryDetail, ProductDetail, ServiceDetail } from "../../../api/schema";
import { rupees } from "../../../format/money";
import { useIsOwner } from "../../auth/public/useIsOwner";
import { ImagesField } from "../../media/public/ImagesField";
import { links } from "../../../links";
import { Anchor } from "../../../ui/Anchor";
import { Frame } from "../../../ui/Photo";
import shared from "../../../ui/shared.module.css";
import { paths as site } from "../paths";
import styles from "./Catalogue.later.module.css";
import { choicesOf, garmentTypeOf, servicesIn } from "./choices";
import { GarmentTypeField } from "./GarmentTypeField";
import { SellingFacts } from "./SellingFacts";
import { TagPanel } from "./TagPanel";
import * as paths from "./paths";
import { ProductPreview, PhotoPanels } from "./Previews";
import { formOf, valuesOf } from "./productValues";
import * as calls from "./queries";
import { MOST, productRules } from "./rules";

const STILL_HIDDEN = "Saved. It is still hidden: switch on Published to show it.";

interface Props {
  detail: ProductDetail | undefined;
  categories: readonly CategoryDetail[];
  services: readonly ServiceDetail[];
  types: readonly AdminGarmentType[];
  /** The service of a new product. */
  from: number | undefined;
}

export function ProductEditor({ detail, categories, services, types, from }: Props) {
  const owner = useIsOwner();
  const isUnpriced = detail !== undefined && detail.pricePaise === undefined;
  const initial = useMemo(
    () => ({ ...valuesOf(detail, services.find(({ id }) => id === from), owner), garmentTypeId: garmentTypeOf(types, detail?.garmentTypeId) }),
    [detail, services, types, from, owner],
  );
  const edit = useRecordForm({
    entry: detail,
    kind: "product",
    records: calls.products,
    schema: productRules,
    initial,
    fields: (values) => formOf(values, owner),
    href: paths.product,
    said: (saved) => (isUnpriced && saved.pricePaise !== undefined && !saved.published ? STILL_HIDDEN : "Saved"),
  });
  const photo = useControlled({ edit, name: "imageId", label: "Photo" });
  const more = useControlled({ edit, name: "moreImages", label: "More images", hint: "Back, details, the fabric from close up. Visitors see them after the main one." });
  const { ctid, serviceId, mainTitle, serviceModel, pricePaise, imageId, published } = edit.values;
  const category = categories.find(({ id }) => String(id) === ctid);
  const service = services.find(({ id }) => String(id) === serviceId);
  const image = imageId?.image;

  // A service belongs to one category, so another category clears it.
  const { setValue } = edit.form;
  useEffect(() => {
    if (service && String(service.ctid) !== ctid) setValue("serviceId", "", { shouldDirty: true });
  }, [service, ctid, setValue]);

  // The product of a staff member waits for its price, and pricing it does not publish it.
  const unpricedHint = published ? undefined : "Customers see it once you switch on Published.";
  const priceHint = isUnpriced ? unpricedHint : detail && "Existing orders keep their price.";

  return (
    <EditScreen
      title={detail?.mainTitle ?? "New product"}
      back={service ? { href: paths.insideService(service.id), label: `Back to ${service.serviceName}` } : { href: paths.allProducts, label: "Back to products" }}
      edit={edit}
      preview={
        <ProductPreview
          serviceName={service?.serviceName ?? ""}
          mainTitle={mainTitle}
          serviceModel={serviceModel}
          pricePaise={owner ? paiseOf(pricePaise) : detail?.pricePaise}
          image={image}
          colours={category?.colours}
        />
      }
      site={detail?.visible ? site.product(detail.id) : undefined}
      {...((owner || detail?.pricePaise !== undefined) && { published: "published" as const })}
      duplicate={detail && calls.products.copyBy(() => calls.duplicateProduct(detail.id), paths.product)}
      trash={detail && calls.products.trashOf(detail.id)}
      aside={
        <>
          {category && <ColoursOf category={category} />}
          {detail && owner && <ChoicesOf product={detail.id} />}
        </>
      }
    >
      <PhotoPanels {...photo} colours={category?.colours} />
      <Panel title="Details">
        <div className={styles.pair}>
          <ChoiceField edit={edit} name="ctid" label="Category" none="Choose a category" options={choicesOf(categories)} />
          <ChoiceField edit={edit} name="serviceId" label="Service" none="Choose a service" options={servicesIn(services, ctid)} />
        </div>
        <TextField edit={edit} name="mainTitle" label="Name" most={MOST.mainTitle} />
        <div className={styles.pair}>
          <TextField edit={edit} name="serviceModel" label="Model" optional hint="What distinguishes it from others." most={MOST.serviceModel} />
          {owner ? (
            <PriceField edit={edit} name="pricePaise" label="Price in rupees" hint={priceHint} />
          ) : (
            <OwnersPrice paise={detail?.pricePaise} />
          )}
        </div>
        <GarmentTypeField edit={edit} types={types} stored={detail?.garmentTypeId} none="As for the service" hint="Only if it differs from the service." />
        <LongTextField edit={edit} name="mainDescription" label="Description" hint="A blank line starts a new paragraph." most={MOST.mainDescription} rows={6} />
      </Panel>
      <Panel title="More images">
        <ImagesField {...more} hideLabel max={MOST.moreImages} />
      </Panel>
      <SellingFacts edit={edit} />
      <TagPanel edit={edit} />
    </EditScreen>
  );
}

/** The price for staff, who cannot change it. */
function OwnersPrice({ paise }: { paise: number | undefined }) {
  return (
    <div className={styles.owners}>
      <b>{paise === undefined ? "No price yet" : `Price: ${rupees(paise)}`}</b>
      {paise === undefined
        ? "Only the owner can set the price. Until then the product stays hidden."
        : "Only the owner can change prices."}
    </div>
  );
}

function ChoicesOf({ product }: { product: number }) {
  return (
    <Panel title="Choices">
      <p>
        Neck, sleeve, lining and more, with their prices.{" "}
        <Anchor href={links.productChoices(product)} className={shared.stitch}>
          Edit choices
        </Anchor>
      </p>
    </Panel>
  );
}

function ColoursOf({ category }: { category: CategoryDetail }) {
  return (
    <Panel title="Colour pair">
      <div className={styles.cloth}>
        <Frame ratio="1" colours={category.colours} />
        <p>
          All products in {category.categoryName} have this pair.{" "}
          <Anchor href={paths.category(category.id)} className={shared.stitch}>
            Edit category
          </Anchor>
        </p>
      </div>
    </Panel>
  );
}
