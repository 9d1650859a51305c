import { expect, test } from "vitest";
import { placeOf } from "./place";

test.each([
  [
    ["9, Mogra Street", "Mylapore", "Chennai 600004", "Tamil Nadu"],
    { street: "9, Mogra Street, Mylapore", city: "Chennai", pinCode: "600004", state: "Tamil Nadu" },
  ],
  [["12 MG Road, Bengaluru - 560 001"], { street: "12 MG Road", city: "Bengaluru", pinCode: "560001" }],
  [
    ["Shop 4, Station Road", "Pune", "Maharashtra 411001", "India"],
    { street: "Shop 4, Station Road", city: "Pune", pinCode: "411001", state: "Maharashtra" },
  ],
  [["SCO 21, Sector 17", "Chandigarh", "160017"], { street: "SCO 21, Sector 17", city: "Chandigarh", pinCode: "160017" }],
  [["21 Hill Street", "Kandy"], { street: "21 Hill Street, Kandy" }],
  [[], {}],
])("an address has its parts: %j", (lines, parts) => {
  expect(placeOf(lines)).toEqual(parts);
});
