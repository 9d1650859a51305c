import * as z from "zod/mini";
import { chosenId, flag, maybeChosenId, maybePrice, maybeWholeNumber, text } from "../../../admin/form/rules";
import type { ColourPair } from "../../../admin/form/ColourPairField";
import { manyImages, oneImage } from "../../media/public/rules";

/** The longest lengths, as on the server. */
export const MOST = {
  categoryName: 60,
  description: 400,
  serviceName: 60,
  serviceType: 60,
  serviceModel: 80,
  mainTitle: 120,
  mainDescription: 4000,
  included: 600,
  moreImages: 7,
  tag: 24,
  tags: 12,
};

export const categoryRules = z.object({
  imageId: oneImage(),
  categoryName: text(MOST.categoryName),
  description: text(MOST.description),
  colours: z.nullable(z.custom<ColourPair>()),
  published: flag(),
});

export type CategoryValues = z.input<typeof categoryRules>;

export const serviceRules = z.object({
  imageId: oneImage(),
  ctid: chosenId("Choose a category."),
  serviceName: text(MOST.serviceName),
  serviceType: text(MOST.serviceType, 0),
  garmentTypeId: maybeChosenId(),
  published: flag(),
});
export type ServiceValues = z.input<typeof serviceRules>;

const NEEDS_PRICE = "Enter a price, or turn off “Published”.";

export const productRules = z
  .object({
    // In the order of the screen, in which errors are listed.
    imageId: oneImage(),
    ctid: chosenId("Choose a category."),
    serviceId: chosenId("Choose a service."),
    mainTitle: text(MOST.mainTitle),
    serviceModel: text(MOST.serviceModel, 0),
    pricePaise: maybePrice(),
    garmentTypeId: maybeChosenId(),
    mainDescription: text(MOST.mainDescription),
    moreImages: manyImages({ most: MOST.moreImages }),
    readyDays: maybeWholeNumber(1, 365),
    fabricCm: maybeWholeNumber(1, 10_000),
    included: text(MOST.included, 0),
    notIncluded: text(MOST.included, 0),
    courseId: maybeChosenId(),
    occasions: z.array(z.string()),
    fabrics: z.array(z.string()),
    published: flag(),
  })
  .check(z.refine(({ pricePaise, published }) => !published || pricePaise !== undefined, { path: ["pricePaise"], error: NEEDS_PRICE }));
export type ProductValues = z.input<typeof productRules>;
