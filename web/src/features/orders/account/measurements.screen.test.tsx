import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { GarmentType, MeasurementProfile } from "../../../api/schema";
import { be, customer, openScreen } from "../../../testing/openScreen";
import { sampleOf } from "../../../testing/sample";
import { answer, hold } from "../../../testing/server";

const range = (least: number, most: number) => ({ least, most });
const bust = { key: "aroundBust", label: "Around bust", limits: range(30, 180), adult: range(75, 130) };
const sleeve = { key: "sleeveLength", label: "Sleeve length", limits: range(2, 90) };
const types: GarmentType[] = [
  { id: 1, name: "Blouse", points: 1, fields: [bust, sleeve] },
  { id: 4, name: "Salwar", points: 1, fields: [{ key: "thigh", label: "Thigh", limits: range(20, 120) }] },
  { id: 2, name: "Saree work", points: 1, fields: [] },
];
const lengths = (cm: number) => [{ field: "aroundBust", label: "Around bust", cm }];
const asha: MeasurementProfile = {
  id: 7,
  name: "Asha",
  relation: "Myself",
  measuredAt: "2026-11-12T06:30:00Z",
  garments: [
    {
      garmentTypeId: 1,
      name: "Blouse",
      warnings: [],
      history: [
        { id: 32, measuredAt: "2026-11-12T06:30:00Z", measuredBy: "shop", lengths: lengths(89.5), unit: "cm" },
        { id: 31, measuredAt: "2026-01-03T06:30:00Z", measuredBy: "customer", lengths: lengths(87.6) },
      ],
    },
  ],
};
const anjali: MeasurementProfile = { id: 8, name: "இளவரசி", relation: "daughter", ageGroup: "child", garments: [] };

beforeEach(() => {
  be(customer);
  answer("get", "/content/shop", { ...sampleOf("shop_view"), measurementUnit: "in" });
  answer("get", "/garments/types", types);
  answer("get", "/me/measurement-profiles", [asha, anjali]);
});

const open = async () => {
  await openScreen("/account/measurements");
  await screen.findByRole("button", { name: /^Asha/ });
};

test("the newest lengths are shown in the shop's unit, with what they were before", async () => {
  await open();
  const row = await screen.findByRole("button", { name: /^Around bust/ });
  expect(row.textContent).toContain("35¼ in");
  expect(row.textContent).toContain("was 34½ → 35¼ on 12 Nov 2026");
  expect(screen.getByText("Measured by us")).toBeTruthy();
  expect(screen.getByText("First set, 1 measurement")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Use for a booking" }).getAttribute("href")).toBe("/bookappointment?profile=7&measuring=32");

  fireEvent.click(screen.getByRole("button", { name: "View 3 Jan 2026" }));
  expect((await screen.findByRole("button", { name: /^Around bust/ })).textContent).toBe("Around bust34½ in");
  expect(screen.getByText("Entered by you")).toBeTruthy();
  expect(screen.getByRole("link", { name: "Use these for a booking" })).toBeTruthy();
});

test("new lengths are saved for this garment, and one beyond its limits is not", async () => {
  const saved = hold("put", "/me/measurement-profiles/{id}", () => asha);
  await open();
  fireEvent.click(await screen.findByRole("button", { name: "Edit" }));
  const sleeveBox = await screen.findByLabelText("Sleeve length");
  fireEvent.change(sleeveBox, { target: { value: "90" } });
  fireEvent.click(screen.getByRole("button", { name: /^Save measurements/ }));
  expect(await screen.findByText("Check the measurements.")).toBeTruthy();
  fireEvent.change(sleeveBox, { target: { value: "9 3/4" } });
  fireEvent.click(screen.getByRole("button", { name: /^Save measurements/ }));
  await saved.came(1);
  expect(saved.bodies[0]).toEqual({
    name: "Asha",
    relation: "Myself",
    ageGroup: "adult",
    garmentTypeId: 1,
    measurements: { aroundBust: 89.5, sleeveLength: 24.8 },
    unit: "in",
  });
  await saved.release();
});

test("a person without measurements chooses a garment that is measured", async () => {
  await open();
  fireEvent.click(screen.getByRole("button", { name: /^இளவரசி/ }));
  expect(await screen.findByText(/^இளவரசி has no measurements yet/)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Other garment" }));
  const choice = await screen.findByLabelText("Garment to measure");
  await waitFor(() => expect(within(choice).getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["Choose a garment", "Blouse", "Salwar"]));
  fireEvent.change(choice, { target: { value: "4" } });
  expect(await screen.findByLabelText("Thigh")).toBeTruthy();
});

test("typed lengths are there again after another garment was looked at, until they are discarded", async () => {
  await open();
  const edit = async () => fireEvent.click(await screen.findByRole("button", { name: "Edit" }));
  const box = () => screen.findByLabelText<HTMLInputElement>("Sleeve length");
  await edit();
  fireEvent.change(await box(), { target: { value: "10" } });
  fireEvent.click(screen.getByRole("button", { name: "Other garment" }));
  fireEvent.click(screen.getByRole("button", { name: "Blouse" }));
  expect((await box()).value).toBe("10");
  expect(screen.getByText("Typed before, not saved yet.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.getByRole("group", { name: "Discard what you have typed?" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Discard" }));
  await edit();
  expect((await box()).value).toBe("");
});

test("the form has the focus when it opens, and its button when it closes", async () => {
  await open();
  const edit = () => screen.getByRole("button", { name: "Edit" });
  fireEvent.click(edit());
  expect(document.activeElement).toBe(screen.getByRole("group", { name: "Edit: Blouse" }));
  fireEvent.click(await screen.findByRole("button", { name: "Cancel" }));
  expect(document.activeElement).toBe(edit());
});

test("a set is deleted after a question, and printed", async () => {
  vi.stubGlobal("print", vi.fn());
  const removed = hold("delete", "/me/measurement-profiles/{id}/measurements/{measuring}", () => asha);
  await open();
  fireEvent.click(await screen.findByRole("button", { name: "Print" }));
  expect(await screen.findByRole("heading", { name: "Asha (Myself)" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("Delete the measurements of 12 Nov 2026? Your orders keep their own copies.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Delete" }));
  await removed.came(1);
  await removed.release();
  vi.unstubAllGlobals();
});

test("the question before deleting has the focus, which returns to its button or, afterwards, to the page", async () => {
  const removed = hold("delete", "/me/measurement-profiles/{id}", () => undefined);
  await open();
  const remove = async (name: string) => {
    const button = await screen.findByRole("button", { name });
    button.focus();
    fireEvent.click(button);
    return button;
  };
  const ofSet = await remove("Delete");
  const question = screen.getByRole("group", { name: /^Delete the measurements of 12 Nov 2026/ });
  expect(document.activeElement).toBe(question);
  fireEvent.click(within(question).getByRole("button", { name: "Cancel" }));
  expect(document.activeElement).toBe(ofSet);

  const ofPerson = await remove("Delete Asha");
  fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
  expect(document.activeElement).toBe(ofPerson);
  await remove("Delete Asha");
  fireEvent.click(within(screen.getByRole("group", { name: /^Delete Asha with/ })).getByRole("button", { name: "Delete" }));
  await removed.came(1);
  answer("get", "/me/measurement-profiles", [anjali]);
  await removed.release();
  await screen.findByText("Asha is deleted.");
  expect(document.activeElement).toBe(screen.getByRole("main"));
});

test("a person is added with relation and age group", async () => {
  const added = hold("post", "/me/measurement-profiles", () => ({ ...anjali, id: 9, name: "Kamala" }));
  await open();
  fireEvent.click(screen.getByRole("button", { name: "Add a person" }));
  const form = within(screen.getByRole("group", { name: "Add a person" }));
  fireEvent.click(form.getByRole("button", { name: /^Save/ }));
  expect(await form.findByText("Enter a name.")).toBeTruthy();
  fireEvent.change(form.getByLabelText("Name"), { target: { value: " Kamala " } });
  fireEvent.change(form.getByLabelText(/^Relation/), { target: { value: "mother" } });
  fireEvent.keyDown(form.getByLabelText("Name"), { key: "Enter" });
  await added.came(1);
  expect(added.bodies[0]).toEqual({ name: "Kamala", relation: "mother", ageGroup: "adult" });
  await added.release();
});
