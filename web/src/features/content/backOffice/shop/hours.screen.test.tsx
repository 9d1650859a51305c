import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { ShopSettings } from "../../../../api/schema";
import { be, openScreen, owner } from "../../../../testing/openScreen";
import { bodyOf, paths } from "../../../../testing/sample";
import { answer } from "../../../../testing/server";

const settings = bodyOf(paths["/admin/content/shop"]!.get!) as ShopSettings;
const hours = [
  { days: "Monday to Friday", time: "10 am to 8 pm" },
  { days: "Saturday", time: "10 am to 6 pm" },
];

test("a removed line of the opening hours comes back as it was typed", async () => {
  be(owner);
  answer("get", "/admin/content/shop", { ...settings, shop: { ...settings.shop, hours } });
  await openScreen("/admin/settings/shop");
  const times = () => screen.getAllByLabelText<HTMLInputElement>("Hours").map(({ value }) => value);
  fireEvent.click(await screen.findByRole("button", { name: "Remove line 1" }));
  expect(times()).toEqual(["10 am to 6 pm"]);
  const undo = await screen.findByRole("button", { name: "Undo" });
  await act(async () => void fireEvent.click(undo));
  expect(times()).toEqual(["10 am to 8 pm", "10 am to 6 pm"]);
});

test("the opening hours say where the days for bookings are set", async () => {
  be(owner);
  await openScreen("/admin/settings/shop");
  const group = within(await screen.findByRole("group", { name: "Opening hours" }));
  expect(group.getByRole("link", { name: "Hours and slots" }).getAttribute("href")).toBe("/admin/settings/hours");
});
