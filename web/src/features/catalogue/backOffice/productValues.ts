import { typedRupees } from "../../../admin/form/rules";
import { chosenFrom } from "../../../admin/pictures/chosen";
import type { ProductForm, ProductSheet, ServiceSheet } from "../../../api/schema";
import type { output } from "zod/v4/core";
import { MOST, type productRules, type ProductValues } from "./rules";
import { modelNamed, modelOf } from "./words";

/** What stands in the form of a product, or of a new one in this service. */
export function valuesOf(sheet: ProductSheet | undefined, of: ServiceSheet | undefined, owner: boolean): ProductValues {
  return {
    ctid: String(sheet?.ctid ?? of?.ctid ?? ""),
    serviceId: String(sheet?.serviceId ?? of?.id ?? ""),
    mainTitle: sheet?.mainTitle ?? "",
    // Left open it is the product's name.
    serviceModel: (sheet && modelOf(sheet)) ?? "",
    mainDescription: sheet?.mainDescription ?? "",
    pricePaise: typedRupees(sheet?.pricePaise),
    imageId: sheet ? chosenFrom({ imageId: sheet.imageId, image: sheet.image }) : null,
    // Only the owner gives it the price that it cannot be shown without.
    published: sheet?.published ?? owner,
  };
}

/** What is sent. Staff send no price: what there is stays. */
export function formOf(values: output<typeof productRules>, version: number | undefined, owner: boolean): ProductForm {
  const { serviceId, mainTitle, serviceModel, mainDescription, pricePaise, imageId, published } = values;
  return {
    serviceId,
    mainTitle,
    serviceModel: serviceModel || modelNamed(mainTitle, MOST.serviceModel),
    mainDescription,
    imageId: imageId.id,
    published,
    ...(owner && pricePaise !== undefined && { pricePaise }),
    ...(version !== undefined && { version }),
  };
}
