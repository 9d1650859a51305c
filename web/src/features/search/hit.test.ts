import { expect, test } from "vitest";
import type { SearchHit } from "../../api/schema";
import { detailsOf, isLowest, titleOf } from "./hit";

const model: SearchHit = {
  type: "subcategory",
  id: 1,
  name: "Princess Cut",
  subtype: "Deep back, dori and latkan",
  line: "Princess cut blouse",
  path: "/productdetails/1",
  pricePaise: 125000,
};

test("a model is titled by its own title", () => {
  expect(titleOf(model)).toBe("Princess cut blouse");
  expect(detailsOf(model)).toBe("Princess Cut, Deep back, dori and latkan");
  expect(isLowest(model)).toBe(false);
});

test("a service is titled by its name and has a lowest price", () => {
  const service: SearchHit = { ...model, type: "service", subtype: "Blouses", line: undefined };
  expect(titleOf(service)).toBe("Princess Cut");
  expect(detailsOf(service)).toBe("Blouses");
  expect(isLowest(service)).toBe(true);
});

test("nothing is repeated", () => {
  expect(detailsOf({ ...model, subtype: "Princess cut blouse" })).toBe("Princess Cut");
});
