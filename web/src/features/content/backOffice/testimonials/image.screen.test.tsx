import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { be, goTo, openScreen, owner } from "../../../../testing/openScreen";
import { sampleOf } from "../../../../testing/sample";
import { answer } from "../../../../testing/server";

const entry = { ...sampleOf("admin_testimonial_view"), id: 1, name: "Divya S." };

test("a removed image can be restored in its form only", async () => {
  be(owner);
  answer("get", "/admin/content/testimonials", [entry]);
  answer("get", "/admin/content/testimonials/{id}", entry);
  await openScreen("/admin/content/testimonials/1");
  const remove = () => screen.findByRole("button", { name: "Remove" });
  fireEvent.click(await remove());
  await screen.findByText("Image removed");
  expect(screen.queryByRole("button", { name: "Remove" })).toBeNull();
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  fireEvent.click(await remove());
  await screen.findByRole("button", { name: "Undo" });
  await goTo("/admin/content/testimonials");
  await within(screen.getByRole("main")).findByRole("heading", { name: "Testimonials", level: 1 });
  await waitFor(() => expect(screen.queryByRole("button", { name: "Undo" })).toBeNull());
});
