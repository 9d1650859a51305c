import { describe, expect, test } from "vitest";
import { noPiece, type PieceValues } from "./piece";
import { booking, fieldNames, fieldOf, noValues, inputOf, type Values } from "./values";

const good = (): Values => ({
  ...noValues(),
  pieces: [{ ...noPiece(), productId: "25" }],
  appointmentDate: "2026-11-30",
  appointmentTime: "3:00PM To 5:00PM",
  firstName: " Meera ",
  contactNumber: "+91 98400-12345",
  email: " meera@example.com ",
  address: "14, Second Main Road\nKasturba Nagar ",
  pinCode: "600 020",
});

const wrong = (values: Values): string[] => {
  const checked = booking.safeParse(values);
  return checked.success ? [] : [...new Set(checked.error.issues.map(({ path }) => path.join(".")))];
};

describe("the form", () => {
  test("requires only the required fields", () => {
    expect(wrong(good())).toEqual([]);
    expect(wrong(noValues())).toEqual([
      "pieces.0.productId",
      "appointmentDate",
      "appointmentTime",
      "firstName",
      "contactNumber",
      "email",
      "address",
      "pinCode",
    ]);
  });

  test("enforces the server's limits", () => {
    const long = "x".repeat(2001);
    const values = { ...good(), firstName: long, lastName: long, address: long, landMark: long, message: long };
    expect(wrong(values)).toEqual(["firstName", "lastName", "address", "landMark", "message"]);
    expect(wrong({ ...good(), appointmentTime: "Midnight", appointmentDate: "2026-13-01" })).toEqual([
      "appointmentDate",
      "appointmentTime",
    ]);
  });
});

test("the request has no empty fields, and lengths in cm", () => {
  const values = good();
  expect(inputOf(values)).toEqual({
    pieces: [{ productId: 25 }],
    appointmentDate: "2026-11-30",
    appointmentTime: "3:00PM To 5:00PM",
    firstName: "Meera",
    contactNumber: "+91 98400-12345",
    email: "meera@example.com",
    address: "14, Second Main Road\nKasturba Nagar",
    pinCode: "600020",
  });
  values.pieces = [{ ...noPiece(), productId: "25", lengths: { aroundBust: { text: "36.25", unit: "in" } } }];
  expect(inputOf(values).pieces).toEqual([{ productId: 25, measurements: { aroundBust: 92.1 }, unit: "in" }]);
});

test("each piece is sent with what was chosen for it", () => {
  const amma = { ...noPiece("2"), productId: "31", optionIds: [4, 9], quantity: 2, forWhom: " Amma ", profileId: 3, note: " Like the blue one " };
  const values = { ...good(), pieces: [...good().pieces, amma], neededBy: "2026-12-04" };
  expect(inputOf(values)).toMatchObject({
    pieces: [{ productId: 25 }, { productId: 31, optionIds: [4, 9], quantity: 2, forWhom: "Amma", profileId: 3, note: "Like the blue one" }],
    neededBy: "2026-12-04",
  });
});

test("an error names the piece it is in", () => {
  const values = { ...good(), pieces: [...good().pieces, { ...noPiece("2"), note: "x".repeat(501), forWhom: "x".repeat(61) }] };
  expect(wrong(values)).toEqual(["pieces.1.productId", "pieces.1.forWhom", "pieces.1.note"]);
  expect(fieldNames([[], ["flare"]])).toContain("pieces.1.lengths.flare");
});

test("someone else needs a name, which is all that is sent", () => {
  const of = (who: Partial<PieceValues>): Values => ({ ...good(), pieces: [{ ...noPiece(), productId: "25", ...who }] });
  expect(wrong(of({ someoneElse: true, forWhom: " " }))).toEqual(["pieces.0.forWhom"]);
  expect(wrong(of({ someoneElse: true, productId: "" }))).toEqual(["pieces.0.productId", "pieces.0.forWhom"]);
  expect(wrong(of({ someoneElse: true, forWhom: "Amma" }))).toEqual([]);
  expect(inputOf(of({ someoneElse: true, forWhom: "Amma" })).pieces).toEqual([{ productId: 25, forWhom: "Amma" }]);
});

test("the server's field names map to form fields", () => {
  expect(fieldOf("pieces.0.measurements.aroundBust")).toBe("pieces.0.lengths.aroundBust");
  expect(fieldOf("pieces.1.optionIds")).toBe("pieces.1.optionIds");
  expect(fieldOf("pieces.1.website")).toBeUndefined();
  expect(fieldOf("neededBy")).toBe("neededBy");
  expect(fieldOf("appointmentTime")).toBe("appointmentTime");
  expect(fieldOf("website")).toBeUndefined();
});
