import { typedRupees } from "../../../admin/form/rules";
import { chosenFrom, idsOf } from "../../media/public/chosen";
import type { CreateProduct, ProductDetail, ServiceDetail } from "../../../api/schema";
import type { output } from "zod/v4/core";
import { MOST, type productRules, type ProductValues } from "./rules";
import { modelNamed, modelOf } from "./messages";

/** The form's values for a product, or for a new one in this service. */
export function valuesOf(detail: ProductDetail | undefined, of: ServiceDetail | undefined, owner: boolean): ProductValues {
  return {
    // In the order of the screen, in which errors are listed.
    imageId: detail ? chosenFrom({ imageId: detail.imageId, image: detail.image }) : null,
    ctid: String(detail?.ctid ?? of?.ctid ?? ""),
    serviceId: String(detail?.serviceId ?? of?.id ?? ""),
    mainTitle: detail?.mainTitle ?? "",
    // Empty, it is the product's name.
    serviceModel: (detail && modelOf(detail)) ?? "",
    pricePaise: typedRupees(detail?.pricePaise),
    garmentTypeId: String(detail?.garmentTypeId ?? ""),
    mainDescription: detail?.mainDescription ?? "",
    moreImages: detail?.moreImages.map(chosenFrom) ?? [],
    readyDays: String(detail?.readyDays ?? ""),
    fabricCm: String(detail?.fabricCm ?? ""),
    included: detail?.included ?? "",
    notIncluded: detail?.notIncluded ?? "",
    courseId: String(detail?.courseId ?? ""),
    occasions: detail?.occasions ?? [],
    fabrics: detail?.fabrics ?? [],
    // Staff cannot set the price that publishing needs.
    published: detail?.published ?? owner,
  };
}

/** The request body. Staff send no price, so it does not change. */
export function formOf(values: output<typeof productRules>, owner: boolean): CreateProduct {
  const { serviceId, mainTitle, serviceModel, mainDescription, pricePaise, garmentTypeId, imageId, published } = values;
  const { moreImages, readyDays, fabricCm, included, notIncluded, courseId, occasions, fabrics } = values;
  return {
    serviceId,
    mainTitle,
    serviceModel: serviceModel || modelNamed(mainTitle, MOST.serviceModel),
    mainDescription,
    imageId: imageId.id,
    published,
    moreImages: idsOf(moreImages),
    included,
    notIncluded,
    occasions,
    fabrics,
    ...(readyDays !== undefined && { readyDays }),
    ...(fabricCm !== undefined && { fabricCm }),
    ...(courseId !== undefined && { courseId }),
    ...(garmentTypeId !== undefined && { garmentTypeId }),
    ...(owner && pricePaise !== undefined && { pricePaise }),
  };
}
