import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { be, goTo, openScreen, owner } from "../../testing/openScreen";
import { sampleOf } from "../../testing/sample";
import { answer, hold } from "../../testing/server";

const saree = { ...sampleOf("admin_gallery_view"), id: 1, title: "Blue saree" };
const copy = { ...saree, id: 2, title: "Blue saree (copy)" };

beforeEach(() => {
  be(owner);
  answer("get", "/admin/content/gallery", [saree]);
});

/** Duplicates the item, and returns the held removal of the copy. */
async function duplicate() {
  answer("post", "/admin/content/gallery", copy);
  await openScreen("/admin/content/gallery/1");
  answer("get", "/admin/content/gallery", [saree, copy]);
  fireEvent.click(await screen.findByRole("button", { name: "Duplicate" }));
  await waitFor(() => expect(location.pathname).toBe("/admin/content/gallery/2"));
  await screen.findByRole("heading", { name: "Blue saree (copy)" });
  return hold("delete", "/admin/content/gallery/{id}", () => undefined);
}

test("undoing a duplicate opens the original again", async () => {
  const removed = await duplicate();
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await removed.came(1);
  answer("get", "/admin/content/gallery", [saree]);
  await removed.release();
  await waitFor(() => expect(location.pathname).toBe("/admin/content/gallery/1"));
  await screen.findByRole("heading", { name: "Blue saree" });
});

test("undoing a duplicate from another screen stays there", async () => {
  const removed = await duplicate();
  await goTo("/admin/content/gallery");
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await removed.came(1);
  answer("get", "/admin/content/gallery", [saree]);
  await removed.release();
  await waitFor(() => expect(screen.queryByRole("button", { name: "Undo" })).toBeNull());
  expect(location.pathname).toBe("/admin/content/gallery");
});
