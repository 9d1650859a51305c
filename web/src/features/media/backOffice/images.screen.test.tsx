import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { http, HttpResponse } from "msw";
import { beforeEach, expect, test, vi } from "vitest";
import type { LibraryImage } from "../../../api/schema";
import { be, openScreen, owner } from "../../../testing/openScreen";
import { bodyOf, paths } from "../../../testing/sample";
import { answer, hold, server } from "../../../testing/server";

const sample = bodyOf(paths["/admin/media/images/{id}"]!.get!) as LibraryImage;
const { deletedAt: _, ...kind } = sample;
const image: LibraryImage = { ...kind, id: 7, version: 3, uses: [], image: { ...sample.image, alt: "Blouse" } };

/** Opens every file as a small image. */
class SmallImage {
  naturalWidth = 100;
  naturalHeight = 100;
  onload: () => void = () => undefined;
  set src(_: string) {
    queueMicrotask(() => this.onload());
  }
}

beforeEach(() => {
  be(owner);
  answer("get", "/admin/media/images", { items: [image] });
  answer("get", "/admin/media/images/{id}", image);
  vi.stubGlobal("Image", SmallImage);
  Object.assign(URL, { createObjectURL: () => "blob:photo", revokeObjectURL: () => undefined });
});

test("a description that was typed is saved when Escape closes the dialog", async () => {
  const saved = hold("put", "/admin/media/images/{id}", () => image);
  await openScreen("/admin/content/media");
  fireEvent.click(await screen.findByRole("button", { name: /^Blouse/ }));
  const dialog = await screen.findByRole("dialog", { name: "Blouse" });
  fireEvent.change(within(dialog).getByLabelText("Describe the image"), { target: { value: "Red blouse" } });
  fireEvent(dialog, new Event("cancel", { cancelable: true }));
  expect(screen.queryByRole("dialog")).toBeNull();
  await saved.came(1);
  expect(saved.bodies).toEqual([{ alt: "Red blouse", version: 3 }]);
  await saved.release();
});

test("a cancelled upload starts again with Undo", async () => {
  const sent = hold("post", "/admin/media/images", () => image);
  await openScreen("/admin/content/media");
  const field = await screen.findByLabelText(/Library: photos/);
  fireEvent.change(field, { target: { files: [new File(["photo"], "fitting.jpg", { type: "image/jpeg" })] } });
  await sent.came(1);
  fireEvent.click(screen.getByRole("button", { name: "Cancel fitting.jpg" }));
  expect(screen.queryByText("fitting.jpg")).toBeNull();
  const undo = await screen.findByRole("button", { name: "Undo" });
  await act(async () => void fireEvent.click(undo));
  await sent.came(2);
  screen.getByText("fitting.jpg");
  await sent.release(1);
});

const tiles = () => within(screen.getByRole("list", { name: "Images" })).getAllByRole("button");

/** A library with these images, which its calls change. */
function serve(...images: LibraryImage[]): void {
  let deleted: number | undefined;
  server.use(
    http.get("*/api/admin/media/images", ({ request }) => {
      const q = new URL(request.url).searchParams.get("q")?.toLowerCase() ?? "";
      const items = images.filter((one) => one.id !== deleted && one.image.alt.toLowerCase().includes(q));
      return HttpResponse.json({ items });
    }),
    http.delete("*/api/admin/media/images/:id", ({ params }) => {
      deleted = Number(params["id"]);
      return new HttpResponse(null, { status: 204 });
    }),
    http.post("*/api/admin/media/images/:id/restore", () => {
      deleted = undefined;
      return HttpResponse.json(image);
    }),
  );
}

test("images of the library are searched, and an unused one is deleted and restored with Undo", async () => {
  serve(image, { ...image, id: 8, image: { ...image.image, alt: "Kanjivaram border" } });
  await openScreen("/admin/content/media");
  await screen.findByRole("button", { name: "Kanjivaram border. Not used" });
  fireEvent.change(screen.getByRole("searchbox", { name: "Search images" }), { target: { value: "blouse" } });
  await waitFor(() => expect(tiles()).toHaveLength(1));
  fireEvent.click(screen.getByRole("button", { name: "Blouse. Not used" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Blouse" }));
  fireEvent.click(dialog.getByRole("button", { name: "Move to trash" }));
  await screen.findByText("No images found for “blouse”");
  const undo = await screen.findByRole("button", { name: "Undo" });
  await act(async () => void fireEvent.click(undo));
  await screen.findByRole("button", { name: "Blouse. Not used" });
});

test("an image in use names where, and cannot be deleted", async () => {
  serve({ ...image, uses: [{ kind: "event", what: "Blog", id: 2, title: "Five borders" }] });
  await openScreen("/admin/content/media");
  fireEvent.click(await screen.findByRole("button", { name: "Blouse" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Blouse" }));
  dialog.getByText("This image is in use. Remove it there first.");
  expect(dialog.queryByRole("button", { name: "Move to trash" })).toBeNull();
  expect(dialog.getByRole("link", { name: "Five borders" }).getAttribute("href")).toBe("/admin/content/events/2");
});
