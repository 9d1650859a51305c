import { expect, test } from "vitest";
import { coordinatesOf, locationOf } from "./location";

const shop = { latitude: 13.0312, longitude: 80.2717 };

test("coordinates are read as maps apps give them", () => {
  for (const typed of ["13.0312, 80.2717", " 13.0312,80.2717 ", "13.0312° N, 80.2717° E", "+13.0312 , +80.2717"]) expect(locationOf(typed), typed).toEqual(shop);
  expect(locationOf("33.5 S, 70.6 W")).toEqual({ latitude: -33.5, longitude: -70.6 });
  expect(locationOf("-33.5, -70.6")).toEqual({ latitude: -33.5, longitude: -70.6 });
  expect(locationOf(coordinatesOf(shop))).toEqual(shop);
  expect(coordinatesOf(undefined)).toBe("");
});

test("other texts and places off the map are no coordinates", () => {
  for (const typed of ["", "Mylapore", "13.0312", "13.0312 80.2717", "93, 80", "13, 181", "80.2717, 13.0312, 5", "13°01'52\"N, 80°16'18\"E"])
    expect(locationOf(typed), typed).toBeUndefined();
});
