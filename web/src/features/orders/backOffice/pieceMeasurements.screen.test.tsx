import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { be, goTo, openScreen, owner } from "../../../testing/openScreen";
import { detailOf, pieceOf } from "../../../testing/orderDetail";
import { sampleOf } from "../../../testing/sample";
import { answer, hold, problem, refuse } from "../../../testing/server";

const detail = detailOf([
  pieceOf(1, {
    id: 1,
    garmentTypeId: 9,
    measurements: { shoulder: 36.2, sleeveRound: 31, yoke: 12 },
    lengths: [
      { field: "shoulder", label: "Shoulder", cm: 36.2 },
      { field: "sleeveRound", label: "கை சுற்றளவு", cm: 31 },
      { field: "yoke", label: "Yoke", cm: 12 },
    ],
    unit: "cm",
  }),
]);
const field = (key: string, label: string) => ({ key, label, limits: { least: 10, most: 90 }, adult: { least: 20, most: 60 } });
const type = { ...sampleOf("garment_type_list")[0], id: 9, name: "Shirt", points: 1, fields: [field("shoulder", "Shoulder"), field("collar", "Collar")] };
const kurta = { ...type, id: 10, fields: [field("sleeveRound", "Sleeve round")] };

beforeEach(() => {
  be(owner);
  answer("get", "/content/shop", { ...sampleOf("shop_view"), measurementUnit: "in" });
  answer("get", "/admin/orders/{id}", detail);
  answer("get", "/admin/orders/team", []);
  answer("get", "/garments/types", [type, kurta]);
});

const measuring = async () => {
  await openScreen("/admin/orders/1001");
  fireEvent.click(await screen.findByRole("button", { name: "Edit measurements" }));
  return screen.findByLabelText<HTMLInputElement>("Collar");
};

test("an order shows all lengths of a piece in the shop's unit, however they were typed", async () => {
  await openScreen("/admin/orders/1001");
  const shown = async (label: RegExp) => (await screen.findByRole("button", { name: label })).textContent;
  expect(await shown(/^Shoulder/)).toContain("14¼");
  expect(await shown(/^கை சுற்றளவு/)).toContain("12¼");
  expect(await shown(/^Yoke/)).toContain("4¾");
});

test("saving one length keeps those of other garments and of deleted fields", async () => {
  const saved = hold("put", "/admin/orders/{id}/pieces/{piece}/measurements", () => detail);
  const collar = await measuring();
  expect(screen.getByLabelText<HTMLInputElement>("Sleeve round").value).toBe("12.2");
  expect(screen.getByLabelText<HTMLInputElement>("Yoke").value).toBe("4.72");
  fireEvent.change(collar, { target: { value: "15" } });
  fireEvent.click(screen.getByRole("button", { name: "Save measurements" }));
  await saved.came(1);
  expect(saved.bodies[0]).toMatchObject({ measurements: { shoulder: 36.2, collar: 38.1, sleeveRound: 31, yoke: 12 } });
  await saved.release();
});

test("Cancel asks before typed lengths are lost, and drops them", async () => {
  const collar = await measuring();
  fireEvent.change(collar, { target: { value: "15" } });
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  fireEvent.click(screen.getByRole("button", { name: "Continue editing" }));
  expect(collar.value).toBe("15");
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  fireEvent.click(screen.getByRole("button", { name: "Discard" }));
  fireEvent.click(screen.getByRole("button", { name: "Edit measurements" }));
  expect((await screen.findByLabelText<HTMLInputElement>("Collar")).value).toBe("");
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.queryByLabelText("Collar")).toBeNull();
});

test("typed lengths are there again after the page was left, and gone once saved", async () => {
  const saved = hold("put", "/admin/orders/{id}/pieces/{piece}/measurements", () => detail);
  fireEvent.change(await measuring(), { target: { value: "15" } });
  await goTo("/admin/more");
  await screen.findByRole("heading", { name: "More", level: 1 });
  await goTo("/admin/orders/1001");
  const edit = async () => fireEvent.click(await screen.findByRole("button", { name: "Edit measurements" }));
  await edit();
  await screen.findByText("Typed before, not saved yet.");
  expect((await screen.findByLabelText<HTMLInputElement>("Collar")).value).toBe("15");
  expect(screen.getByLabelText<HTMLInputElement>("Shoulder").value).toBe("14.25");
  fireEvent.click(screen.getByRole("button", { name: "Save measurements" }));
  await saved.came(1);
  await saved.release();
  await edit();
  expect((await screen.findByLabelText<HTMLInputElement>("Collar")).value).toBe("");
});

test("lengths that someone else has changed are shown before they are replaced", async () => {
  const [piece] = detail.order.pieces;
  const measurements = { shoulder: 38.1, sleeveRound: 31 };
  const lengths = [
    { field: "shoulder", label: "Shoulder", cm: 38.1 },
    { field: "sleeveRound", label: "கை சுற்றளவு", cm: 31 },
  ];
  const theirs = detailOf([{ ...piece!, measurements, lengths }], {}, { pieces: [{ id: 1, version: 2, steps: [] }] });
  const refused = refuse("put", "/admin/orders/{id}/pieces/{piece}/measurements", () => problem(409, "record.conflict", "Changed."));
  fireEvent.change(await measuring(), { target: { value: "15" } });
  answer("get", "/admin/orders/{id}", theirs);
  answer("get", "/admin/orders/team", []);
  fireEvent.click(screen.getByRole("button", { name: "Save measurements" }));
  expect(await screen.findByText("Changed by someone else: Shoulder 15, Yoke removed. What you typed is not saved yet, and replaces it.")).toBeTruthy();
  expect(refused).toHaveLength(1);
  expect(screen.getByLabelText<HTMLInputElement>("Collar").value).toBe("15");
  expect(screen.getByLabelText<HTMLInputElement>("Shoulder").value).toBe("15");
  const saved = hold("put", "/admin/orders/{id}/pieces/{piece}/measurements", () => theirs);
  await waitFor(() => expect(screen.getByRole("button", { name: "Save measurements" }).getAttribute("aria-disabled")).toBeNull());
  fireEvent.click(screen.getByRole("button", { name: "Save measurements" }));
  await saved.came(1);
  expect(saved.bodies[0]).toMatchObject({ version: 2, measurements: { shoulder: 38.1, collar: 38.1, sleeveRound: 31 } });
  await saved.release();
});

test("a length beyond the limits of the garment's field is not saved", async () => {
  const collar = await measuring();
  fireEvent.focus(collar);
  fireEvent.change(collar, { target: { value: "7" } });
  expect(screen.queryByText(/^Usually this is/)).toBeNull();
  fireEvent.blur(collar);
  expect(await screen.findByText("Usually this is 8 to 23½ inches. Please check.")).toBeTruthy();
  fireEvent.change(collar, { target: { value: "60" } });
  fireEvent.click(screen.getByRole("button", { name: "Save measurements" }));
  expect(await screen.findByText("Check the measurements.")).toBeTruthy();
  expect(screen.getByText("Enter 4 to 35¼ inches. Is this in cm?")).toBeTruthy();
});

test("the lengths of last time are filled in for a person of the family, and saved with their profile", async () => {
  const saved = hold("put", "/admin/orders/{id}/pieces/{piece}/measurements", () => detail);
  answer("get", "/admin/measurement-profiles/{customer}", [{ id: 5, name: "கமலா", relation: "mother", ageGroup: "child", garments: [] }]);
  answer("get", "/admin/measurement-profiles/{customer}/last", {
    measuredAt: "2026-11-12T06:30:00Z",
    orderNumber: "HM-1003",
    lengths: [{ field: "collar", label: "Collar", cm: 38.1 }],
  });
  const collar = await measuring();
  fireEvent.click(await screen.findByRole("button", { name: /^கமலா/ }));
  expect(await screen.findByText("Saved in கமலா’s measurements too, with today’s date.")).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>("radio", { name: /^Child/ }).checked).toBe(true);
  expect(await screen.findByText("12 Nov 2026, HM-1003")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Same as last time" }));
  expect(collar.value).toBe("15");
  expect(screen.getByLabelText<HTMLInputElement>("Shoulder").value).toBe("");
  fireEvent.click(screen.getByRole("button", { name: "Save measurements" }));
  await saved.came(1);
  expect(saved.bodies[0]).toEqual({ version: 1, measurements: { collar: 38.1 }, unit: "in", ageGroup: "child", profileId: 5 });
  await saved.release();
});

test("a customer's page shows the family with the lengths and day of the last time", async () => {
  const measuring = { id: 1, measuredAt: "2026-11-12T06:30:00Z", measuredBy: "shop" as const, lengths: [{ field: "collar", label: "Collar", cm: 38.1 }] };
  answer("get", "/admin/measurement-profiles/{customer}", [
    { id: 5, name: "கமலா", relation: "mother", measuredAt: measuring.measuredAt, garments: [{ garmentTypeId: 9, name: "Shirt", warnings: [], history: [measuring] }] },
    { id: 6, name: "Anjali", ageGroup: "child", garments: [] },
  ]);
  await openScreen("/admin/customers/2");
  expect(await screen.findByText("கமலா (mother)")).toBeTruthy();
  expect(screen.getByText("Measured 12 Nov 2026")).toBeTruthy();
  expect(screen.getByText("Child, up to 14 years, not measured yet")).toBeTruthy();
  expect(screen.getByText("15 in").previousSibling?.textContent).toBe("Collar");
});

test("a customer's page without a family shows the last measurements in inches", async () => {
  answer("get", "/admin/measurement-profiles/{customer}", []);
  const list = sampleOf("admin_order_list");
  answer("get", "/admin/orders", { ...list, items: list.items.map((line) => ({ ...line, id: 1001 })) });
  answer("get", "/admin/courses/enrolments", sampleOf("admin_enrolment_list"));
  await openScreen("/admin/customers/2");
  expect((await screen.findByText("14¼ in")).previousSibling?.textContent).toBe("Shoulder");
});

test("a piece of a hidden garment type is measured with the fields of that type", async () => {
  const asked: Request[] = refuse("get", "/garments/types", () => Response.json(asked.at(-1)?.url.includes("also=9") ? [kurta, type] : [kurta]));
  expect((await measuring()).value).toBe("");
  expect(screen.getByLabelText("Shoulder")).toBeTruthy();
});

test("a damaged draft of lengths is ignored", async () => {
  sessionStorage.setItem("admin:lengths:piece:1", '{"lengths": {"coll');
  expect((await measuring()).value).toBe("");
  expect(screen.getByLabelText<HTMLInputElement>("Shoulder").value).toBe("14.25");
});
