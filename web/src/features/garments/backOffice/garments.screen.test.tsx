import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { AdminGarmentType, ChoiceList } from "../../../api/schema";
import { be, openScreen, owner } from "../../../testing/openScreen";
import { answer, hold } from "../../../testing/server";

const bust = { key: "aroundBust", label: "Around bust", hint: "With the tape level.", drawing: "aroundBust" as const, limits: { least: 30, most: 180 }, adult: { least: 75, most: 130 } };
const blouse: AdminGarmentType = { id: 1, name: "Blouse", points: 3, fields: [bust], choiceCount: 1, published: true, version: 4 };
const necks: ChoiceList = {
  name: "Blouse",
  version: 2,
  groups: [{ id: 5, name: "Neck", several: false, required: false, options: [{ id: 7, name: "Boat", pricePaise: 5000, available: true }] }],
};

beforeEach(() => {
  be(owner);
  answer("get", "/admin/garments/types", [blouse]);
  answer("get", "/admin/garments/types/{id}", blouse);
  answer("get", "/admin/garments/choices", [
    { owner: "type", id: 1, name: "Blouse", groupCount: 1 },
    { owner: "product", id: 9, name: "Kurtis, A-line", groupCount: 2 },
  ]);
  answer("get", "/admin/garments/choices/{owner}/{id}", necks);
});

test("a garment type in the list tells how much it has", async () => {
  await openScreen("/admin/catalogue/garments");
  expect(await screen.findByText("1 measurement, 1 choice")).toBeTruthy();
});

test("a new measurement gets its key, and stored lengths are sent as they are", async () => {
  const saves = hold("put", "/admin/garments/types/{id}", () => ({ ...blouse, version: 5 }));
  await openScreen("/admin/catalogue/garments/1");
  fireEvent.click(await screen.findByRole("button", { name: "Add measurement" }));
  const [, label] = await screen.findAllByLabelText("Name");
  fireEvent.change(label as HTMLElement, { target: { value: "Sleeve round" } });
  fireEvent.change(screen.getByLabelText("Accepted: shortest"), { target: { value: "4" } });
  fireEvent.change(screen.getByLabelText("Accepted: longest"), { target: { value: "20 1/2" } });
  fireEvent.click(screen.getByRole("button", { name: "Move up: Sleeve round" }));
  fireEvent.click(screen.getByRole("button", { name: /^Save/ }));
  await saves.came(1);
  saves.release();
  await screen.findByText("Saved");
  expect(saves.bodies[0]).toMatchObject({
    version: 4,
    fields: [{ key: "sleeveRound", label: "Sleeve round", limits: { least: 10.2, most: 52.1 } }, bust],
  });
});

test("a range that ends before it begins is refused before it is sent", async () => {
  await openScreen("/admin/catalogue/garments/1");
  fireEvent.click(await screen.findByRole("button", { name: /Around bust.*Usually/ }));
  fireEvent.change(screen.getByLabelText("Usual for adults (optional): shortest"), { target: { value: "60" } });
  fireEvent.click(screen.getByRole("button", { name: /^Save/ }));
  expect((await screen.findAllByText(/leave both empty/)).length).toBeGreaterThan(0);
});

test("choices are saved as a whole", async () => {
  const saves = hold("put", "/admin/garments/choices/{owner}/{id}", () => ({ ...necks, version: 3 }));
  await openScreen("/admin/catalogue/garments/1/choices");
  fireEvent.click(await screen.findByRole("button", { name: /^Neck/ }));
  fireEvent.click(screen.getByRole("button", { name: "Add option" }));
  const options = within(screen.getByRole("list", { name: "Options of Neck" }));
  const [, name] = await options.findAllByLabelText("Option");
  fireEvent.change(name as HTMLElement, { target: { value: "Sweetheart" } });
  const [, price] = options.getAllByLabelText("Adds ₹");
  fireEvent.change(price as HTMLElement, { target: { value: "75" } });
  fireEvent.click(screen.getByRole("button", { name: /^Save/ }));
  await saves.came(1);
  saves.release();
  await screen.findByText("Saved");
  expect(saves.bodies[0]).toEqual({
    version: 2,
    groups: [
      {
        id: 5,
        name: "Neck",
        several: false,
        required: false,
        options: [
          { id: 7, name: "Boat", pricePaise: 5000, available: true },
          { name: "Sweetheart", pricePaise: 7500, available: true },
        ],
      },
    ],
  });
});

test("choices of another product are copied without those that are here", async () => {
  await openScreen("/admin/catalogue/garments/1/choices");
  await screen.findByRole("button", { name: /^Neck/ });
  const dori = { id: 8, name: "Dori", several: true, required: false, options: [{ id: 11, name: "Silk", pricePaise: 6000, available: true }] };
  answer("get", "/admin/garments/choices/{owner}/{id}", { ...necks, groups: [...necks.groups, dori] });
  fireEvent.change(await screen.findByLabelText("From"), { target: { value: "product:9" } });
  fireEvent.click(screen.getByRole("button", { name: "Copy" }));
  await screen.findByText("1 choice copied. Save to keep them.");
  expect(screen.getByRole("button", { name: /^Dori/ })).toBeTruthy();
  expect(screen.getAllByRole("button", { name: /^Neck/ })).toHaveLength(1);

  const saves = hold("put", "/admin/garments/choices/{owner}/{id}", () => ({ ...necks, version: 3 }));
  answer("get", "/admin/garments/choices/{owner}/{id}", { ...necks, version: 3, groups: [...necks.groups, dori] });
  fireEvent.click(screen.getByRole("button", { name: /^Save/ }));
  await saves.came(1);
  await saves.release();
  await screen.findByText("Saved");
  expect(screen.queryByText("1 choice copied. Save to keep them.")).toBeNull();
});

test("a garment type goes to the trash after a question that names what uses it", async () => {
  const removed = hold("delete", "/admin/garments/types/{id}", () => undefined);
  await openScreen("/admin/catalogue/garments/1");
  fireEvent.click(await screen.findByRole("button", { name: "Move to trash" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Move Blouse to trash?" }));
  dialog.getByText("Services and products that use it have no garment type then. You can restore it for 30 days.");
  expect(removed.bodies).toEqual([]);
  fireEvent.click(dialog.getByRole("button", { name: "Move to trash" }));
  await removed.came(1);
  await removed.release();
});
