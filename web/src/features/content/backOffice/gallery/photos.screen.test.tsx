import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { GalleryEntry } from "../../../../api/schema";
import { be, openScreen, owner } from "../../../../testing/openScreen";
import { sampleOf } from "../../../../testing/sample";
import { answer, hold, refuse } from "../../../../testing/server";

const { src, width, height, placeholder, sizes } = sampleOf("admin_image_view").image;
const photo = (imageId: number, alt: string) => ({ imageId, image: { src, width, height, placeholder, sizes, alt } });

const saree: GalleryEntry = {
  ...sampleOf("admin_gallery_view"),
  id: 1,
  title: "Blue saree",
  images: [photo(1, "Front"), photo(2, "Back"), photo(3, "Sleeve")],
  version: 1,
};

beforeEach(() => {
  be(owner);
  answer("get", "/admin/content/gallery", [saree]);
});

const described = () => screen.getAllByLabelText<HTMLInputElement>(/^Describe image \d$/).map(({ value }) => value);

test("photos change their order, a removed one comes back with Undo, and the order is saved", async () => {
  const saved = hold("put", "/admin/content/gallery/{id}", () => ({ ...saree, version: 2 }));
  await openScreen("/admin/content/gallery/1");
  fireEvent.click(await screen.findByRole("button", { name: "Move image 3 up" }));
  expect(described()).toEqual(["Front", "Sleeve", "Back"]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("button", { name: "Move image 2 up" })));
  screen.getByText("3 of 10");
  fireEvent.click(screen.getByRole("button", { name: "Remove image 1" }));
  expect(described()).toEqual(["Sleeve", "Back"]);
  screen.getByText("2 of 10");
  const undo = await screen.findByRole("button", { name: "Undo" });
  await act(async () => void fireEvent.click(undo));
  expect(described()).toEqual(["Front", "Sleeve", "Back"]);
  fireEvent.click(screen.getByRole("button", { name: /^Save/ }));
  await saved.came(1);
  expect(saved.bodies).toEqual([expect.objectContaining({ imageIds: [1, 3, 2], version: 1 })]);
  await saved.release();
});

test("a gallery item needs a photo", async () => {
  const sent = refuse("post", "/admin/content/gallery");
  await openScreen("/admin/content/gallery/new");
  fireEvent.change(await screen.findByLabelText("Name"), { target: { value: "Temple blouse" } });
  fireEvent.change(screen.getByLabelText("Category"), { target: { value: "Blouses" } });
  fireEvent.click(screen.getByRole("button", { name: /^Save/ }));
  expect(await screen.findAllByText("Add at least one photo.", { exact: false })).not.toEqual([]);
  expect(sent).toEqual([]);
});
