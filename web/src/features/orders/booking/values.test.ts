import { describe, expect, test } from "vitest";
import { booking, fieldOf, noValues, inputOf, type Values } from "./values";

const good = (): Values => ({
  ...noValues(),
  productId: "25",
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
      "productId",
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
  values.lengths = { aroundBust: { text: "36.25", unit: "in" } };
  expect(inputOf(values).pieces).toEqual([{ productId: 25, measurements: { aroundBust: 92.1 }, unit: "in" }]);
});

test("the server's field names map to form fields", () => {
  expect(fieldOf("pieces.0.measurements.aroundBust")).toBe("lengths.aroundBust");
  expect(fieldOf("pieces.0.measurements.flare")).toBe("lengths.flare");
  expect(fieldOf("appointmentTime")).toBe("appointmentTime");
  expect(fieldOf("website")).toBeUndefined();
});
