import { useEffect, useMemo } from "react";
import { useLocation } from "wouter";
import { EditScreen } from "../../../admin/form/EditScreen";
import { ChoiceField, LongTextField, PriceField, TextField, useControlled } from "../../../admin/form/fields";
import { paiseOf } from "../../../admin/form/rules";
import { useEditForm } from "../../../admin/form/useEditForm";
import { PictureField } from "../../../admin/pictures/PictureField";
import { Panel } from "../../../admin/Screen";
import type { CategorySheet, ProductSheet, ServiceSheet } from "../../../api/schema";
import { rupees } from "../../../format/money";
import { useIsOwner } from "../../../session/useIsOwner";
import { Anchor } from "../../../ui/Anchor";
import { Frame } from "../../../ui/Photo";
import shared from "../../../ui/shared.module.css";
import { paths as site } from "../paths";
import styles from "./Catalogue.later.module.css";
import { choicesOf, servicesIn } from "./choices";
import * as paths from "./paths";
import { ProductPreview, WhereItAppears } from "./Previews";
import { formOf, valuesOf } from "./productValues";
import * as calls from "./queries";
import { MOST, productRules } from "./rules";

interface Props {
  sheet: ProductSheet | undefined;
  categories: readonly CategorySheet[];
  services: readonly ServiceSheet[];
  /** The service that a new one begins in. */
  from: number | undefined;
}

export function ProductEditor({ sheet, categories, services, from }: Props) {
  const [, navigate] = useLocation();
  const owner = useIsOwner();
  const initial = useMemo(
    () => valuesOf(sheet, services.find(({ id }) => id === from), owner),
    [sheet, services, from, owner],
  );
  const edit = useEditForm({
    schema: productRules,
    initial,
    version: sheet?.version,
    draftKey: `product:${sheet?.id ?? "new"}`,
    save: (values, version) => {
      const form = formOf(values, version, owner);
      return sheet ? calls.updateProduct(sheet.id, form) : calls.createProduct(form);
    },
    onSaved: ({ id }) => {
      if (!sheet) navigate(paths.product(id), { replace: true });
    },
  });
  const photo = useControlled({ edit, name: "imageId", label: "Photo" });
  const { ctid, serviceId, mainTitle, serviceModel, pricePaise, imageId } = edit.values;
  const category = categories.find(({ id }) => String(id) === ctid);
  const service = services.find(({ id }) => String(id) === serviceId);
  const picture = imageId?.picture;

  // A service belongs to one category: with another one chosen it has to be chosen anew.
  const { setValue } = edit.form;
  useEffect(() => {
    if (service && String(service.ctid) !== ctid) setValue("serviceId", "", { shouldDirty: true });
  }, [service, ctid, setValue]);

  return (
    <EditScreen
      title={sheet?.mainTitle ?? "New product"}
      back={service ? { href: paths.insideService(service.id), label: `To ${service.serviceName}` } : { href: paths.allProducts, label: "To all products" }}
      edit={edit}
      preview={
        <ProductPreview
          serviceName={service?.serviceName ?? ""}
          mainTitle={mainTitle}
          serviceModel={serviceModel}
          pricePaise={owner ? paiseOf(pricePaise) : sheet?.pricePaise}
          picture={picture}
          colours={category?.colours}
        />
      }
      site={sheet?.visible ? site.product(sheet.id) : undefined}
      {...((owner || sheet?.pricePaise !== undefined) && { published: "published" as const })}
      duplicate={
        sheet && {
          copy: async () => {
            const { id } = await calls.duplicateProduct(sheet.id);
            return { href: paths.product(id), remove: () => calls.deleteProduct(id) };
          },
        }
      }
      trash={sheet && { remove: () => calls.deleteProduct(sheet.id), restore: () => calls.restoreProduct(sheet.id) }}
      aside={category && <ColoursOf category={category} />}
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
        <div className={styles.pair}>
          <ChoiceField edit={edit} name="ctid" label="Category" none="Choose a category" options={choicesOf(categories)} />
          <ChoiceField edit={edit} name="serviceId" label="Service" none="Choose a service" options={servicesIn(services, ctid)} />
        </div>
        <TextField edit={edit} name="mainTitle" label="Name" most={MOST.mainTitle} />
        <div className={styles.pair}>
          <TextField edit={edit} name="serviceModel" label="Model line" optional hint="What sets it apart from the others." most={MOST.serviceModel} />
          {owner ? (
            <PriceField edit={edit} name="pricePaise" label="Price in rupees" hint={sheet && "Orders that were made keep theirs."} />
          ) : (
            <OwnersPrice paise={sheet?.pricePaise} />
          )}
        </div>
        <LongTextField edit={edit} name="mainDescription" label="About it" hint="A blank line begins a new paragraph." most={MOST.mainDescription} rows={6} />
      </Panel>
    </EditScreen>
  );
}

/** What staff read instead of the field. */
function OwnersPrice({ paise }: { paise: number | undefined }) {
  return (
    <div className={styles.owners}>
      <b>{paise === undefined ? "No price yet" : `Price: ${rupees(paise)}`}</b>
      {paise === undefined
        ? "Only the owner sets prices. Until then this stays hidden."
        : "Only the owner changes prices."}
    </div>
  );
}

function ColoursOf({ category }: { category: CategorySheet }) {
  return (
    <Panel title="Colour pair">
      <div className={styles.cloth}>
        <Frame ratio="1" colours={category.colours} />
        <p>
          All of {category.categoryName} has this pair.{" "}
          <Anchor href={paths.category(category.id)} className={shared.stitch}>
            Change it there
          </Anchor>
        </p>
      </div>
    </Panel>
  );
}
