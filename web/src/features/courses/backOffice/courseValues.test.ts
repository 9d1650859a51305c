import { expect, test } from "vitest";
import { formOf } from "./courseValues";

const values = {
  categoryId: 2,
  serviceName: "Princess cut",
  serviceModel: "",
  mainDescription: "",
  pricePaise: 149_900,
  duration: "6 h",
  instructor: "",
  level: "" as const,
  expireInDays: 90,
  imageId: null,
  previewVideoId: null,
  lessons: [],
  published: false,
  publishWhenReady: false,
};

test("only the owner sends a price", () => {
  expect(formOf(values, true)).toMatchObject({ duration: "6 h", pricePaise: 149_900 });
  expect(formOf(values, false)).toMatchObject({ duration: "6 h" });
  expect(formOf(values, false)).not.toHaveProperty("pricePaise");
});
