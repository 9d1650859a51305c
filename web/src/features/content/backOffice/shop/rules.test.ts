import { expect, test } from "vitest";
import type { Shop } from "../../../../api/schema";
import { draftOf, isPhone, isWhatsapp, rules, valuesOf } from "./rules";

const shop: Shop = {
  businessName: "Hem & Mogra",
  legalName: "Hem & Mogra, proprietor Malar",
  tagline: "Custom tailoring",
  greeting: "Vanakkam",
  phone: "",
  email: "",
  address: ["14, Second Main Road", "Chennai"],
  hours: [{ days: "Monday to Saturday", time: "11 am to 7 pm" }],
  grievanceOfficer: { name: "", designation: "Proprietor", phone: "", email: "" },
  copyrightYear: 2025,
  colours: "rani",
  themeColour: "#B5105B",
  orderPrefix: "HM",
  measurementUnit: "in",
  onlinePayment: "live",
  sendsEmails: true,
  publicAddress: "https://example.com",
};

test("server values survive a round trip through the form", () => {
  const location = { latitude: 13.0312, longitude: 80.2717 };
  const checked = rules.parse(valuesOf({ shop: { ...shop, location } }));
  expect(draftOf(checked, 3)).toEqual({
    businessName: "Hem & Mogra",
    legalName: "Hem & Mogra, proprietor Malar",
    tagline: "Custom tailoring",
    greeting: "Vanakkam",
    address: "14, Second Main Road\nChennai",
    location,
    hours: [{ days: "Monday to Saturday", time: "11 am to 7 pm" }],
    grievanceOfficer: { designation: "Proprietor" },
    copyrightYear: 2025,
    colours: "rani",
    orderPrefix: "HM",
    measurementUnit: "in",
    version: 3,
  });
});

test("numbers and links", () => {
  for (const good of ["9876543210", "098765 43210", "919876543210", "+91 98765-43210", "+44 7700 900123"]) expect(isWhatsapp(good), good).toBe(true);
  for (const wrong of ["5876543210", "9198765", "0919876543210", "91 98765 4321x"]) expect(isWhatsapp(wrong), wrong).toBe(false);
  expect(isPhone("(044) 4200-1234")).toBe(true);
  expect(isPhone("call me")).toBe(false);
  const wrong = rules.safeParse({ ...valuesOf({ shop }), orderPrefix: "hm", location: "Mylapore", designerCredit: { name: "Studio", url: "http://a.b" } });
  expect(wrong.error?.issues.map(({ path }) => path.join("."))).toEqual(["location", "designerCredit.url", "orderPrefix"]);
});
