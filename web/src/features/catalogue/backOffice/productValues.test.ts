import { describe, expect, test } from "vitest";
import type { ProductDetail, ServiceDetail } from "../../../api/schema";
import { formOf, valuesOf } from "./productValues";
import { productRules, type ProductValues } from "./rules";

const detail: ProductDetail = {
  id: 1,
  ctid: 2,
  categoryName: "Ladies' Wear",
  serviceId: 3,
  serviceName: "Sarees",
  serviceType: "Ladies' Wear",
  serviceModel: "Fall and pico",
  mainTitle: "Fall and pico",
  mainDescription: "By hand.",
  pricePaise: 45_050,
  garmentTypeId: 2,
  moreImages: [{ imageId: 5 }, { imageId: 4 }],
  readyDays: 3,
  included: "Cotton fall",
  notIncluded: "",
  courseId: 15,
  occasions: ["Festival"],
  fabrics: ["Silk"],
  imageId: 9,
  published: true,
  visible: true,
  version: 4,
};
const service: ServiceDetail = {
  id: 3,
  ctid: 2,
  categoryName: "Ladies' Wear",
  serviceName: "Sarees",
  serviceType: "Ladies' Wear",
  imageId: 8,
  published: true,
  visible: true,
  productCount: 1,
  version: 1,
};
const wrong = (changes: Partial<ProductValues>) =>
  productRules.safeParse({ ...valuesOf(detail, undefined, true), ...changes }).error?.issues.map(({ path }) => path.join("."));

describe("the form of a product", () => {
  test("stored values are sent unchanged", () => {
    const values = valuesOf(detail, undefined, true);
    expect(values).toMatchObject({ serviceModel: "", pricePaise: "450.50", ctid: "2", serviceId: "3" });
    expect(formOf(productRules.parse(values), true)).toEqual({
      serviceId: 3,
      serviceModel: "Fall and pico",
      mainTitle: "Fall and pico",
      mainDescription: "By hand.",
      pricePaise: 45_050,
      garmentTypeId: 2,
      moreImages: [5, 4],
      readyDays: 3,
      included: "Cotton fall",
      notIncluded: "",
      courseId: 15,
      occasions: ["Festival"],
      fabrics: ["Silk"],
      imageId: 9,
      published: true,
    });
  });

  test("errors are listed in the order of the screen", () => {
    expect(Object.keys(valuesOf(detail, undefined, true))).toEqual(Object.keys(productRules.shape));
  });

  test("staff send no price, and their new products are hidden", () => {
    expect(formOf(productRules.parse(valuesOf(detail, undefined, false)), false)).not.toHaveProperty("pricePaise");
    expect(valuesOf(undefined, service, false)).toMatchObject({ ctid: "2", serviceId: "3", published: false });
    expect(valuesOf(undefined, service, true).published).toBe(true);
  });

  test("a published product needs a photo, a service and a price", () => {
    expect(wrong({})).toBeUndefined();
    expect(wrong({ pricePaise: "" })).toEqual(["pricePaise"]);
    expect(wrong({ pricePaise: "", published: false })).toBeUndefined();
    expect(wrong({ pricePaise: "0.50" })).toEqual(["pricePaise"]);
    expect(wrong({ imageId: null, serviceId: "" })).toEqual(["imageId", "serviceId"]);
    expect(wrong({ mainTitle: "x".repeat(121) })).toEqual(["mainTitle"]);
  });
});
