import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { be, openScreen, owner } from "../../../testing/openScreen";
import { answer, hold } from "../../../testing/server";

const first = { id: 1, name: "First", published: true, version: 1 };

beforeEach(() => {
  be(owner);
  answer("get", "/admin/piecework/items", [first]);
  answer("get", "/admin/piecework/items/{id}", first);
});

test("an item is hidden and moved to the trash from the list", async () => {
  const hides = hold("put", "/admin/piecework/items/{id}/published", () => ({ ...first, published: false, version: 2 }));
  const deletes = hold("delete", "/admin/piecework/items/{id}", () => undefined);
  await openScreen("/admin/content/piecework");
  fireEvent.click(await screen.findByRole("button", { name: "Hide First" }));
  await hides.came(1);
  hides.release();
  await screen.findByText("First: hidden");
  expect(hides.bodies).toEqual([{ published: false, version: 1 }]);
  fireEvent.click(await screen.findByRole("button", { name: "Move to trash First" }));
  await deletes.came(1);
  deletes.release();
  await screen.findByText("First moved to trash");
});

test("an item in the trash is restored", async () => {
  answer("get", "/admin/piecework/items", [{ ...first, deletedAt: "2026-11-20T06:30:00Z" }]);
  const restores = hold("post", "/admin/piecework/items/{id}/restore", () => first);
  await openScreen("/admin/content/piecework?part=trash");
  fireEvent.click(await screen.findByRole("button", { name: "Restore First" }));
  await restores.came(1);
  restores.release();
  await screen.findByText("First restored");
});

test("an item is changed with the version that was read", async () => {
  const saves = hold("put", "/admin/piecework/items/{id}", () => ({ ...first, name: "Renamed", version: 2 }));
  await openScreen("/admin/content/piecework/1");
  fireEvent.change(await screen.findByLabelText("Name"), { target: { value: "Renamed" } });
  fireEvent.click(screen.getByRole("button", { name: /^Save/ }));
  await saves.came(1);
  saves.release();
  await screen.findByText("Saved");
  expect(saves.bodies).toEqual([{ name: "Renamed", published: true, version: 1 }]);
});
