import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { AdminGarmentType } from "../api/schema";
import { be, openScreen, owner } from "../testing/openScreen";
import { answer, hold } from "../testing/server";

const blouse: AdminGarmentType = { id: 1, name: "Blouse", points: 3, fields: [], choiceCount: 1, published: true, version: 4 };

beforeEach(() => {
  be(owner);
  answer("get", "/admin/garments/types", [blouse]);
  answer("get", "/admin/garments/choices", []);
});

const title = (name: string) => screen.findByRole("heading", { name, level: 1 });

/** Follows the link to the garment type, whose response is held. */
async function openHeld() {
  await openScreen("/admin/catalogue/garments");
  const types = hold("get", "/admin/garments/types/{id}", () => blouse);
  const link = await screen.findByRole("link", { name: "Blouse" });
  link.focus();
  fireEvent.click(link);
  await types.came(1);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { name: "Garment type" })));
  return types;
}

test("the title has the focus after a link was followed, also once the data is there", async () => {
  const types = await openHeld();
  await types.release();
  const heading = await title("Blouse");
  expect(document.activeElement).toBe(heading);
});

test("the title has the focus when what had it was replaced with the first title", async () => {
  const types = await openHeld();
  within(screen.getByRole("main")).getByRole("link", { name: "All garment types" }).focus();
  await types.release();
  const heading = await title("Blouse");
  expect(document.activeElement).toBe(heading);
});

test("the focus stays outside of the screen when it was moved there", async () => {
  const types = await openHeld();
  const elsewhere = screen.getByRole("link", { name: "Skip to the content" });
  elsewhere.focus();
  await types.release();
  await title("Blouse");
  expect(document.activeElement).toBe(elsewhere);
});
