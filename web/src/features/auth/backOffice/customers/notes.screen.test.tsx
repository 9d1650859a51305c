import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { Customer } from "../../../../api/schema";
import { be, openScreen, owner } from "../../../../testing/openScreen";
import { bodyOf, paths } from "../../../../testing/sample";
import { answer, hold } from "../../../../testing/server";

const sample = bodyOf(paths["/admin/customers/{id}"]!.get!) as Customer;
const customer: Customer = { ...sample, notes: [{ id: 5, text: "Likes hooks at the front.", author: "Meera", at: "2026-11-20T06:30:00Z" }] };

test("a note is deleted only after a question", async () => {
  be(owner);
  answer("get", "/admin/customers/{id}", customer);
  const deleted = hold("delete", "/admin/customers/{id}/notes/{note}", () => ({ ...customer, notes: [] }));
  await openScreen(`/admin/customers/${customer.id}`);
  const note = (await screen.findByText("Likes hooks at the front.")).closest("li") as HTMLElement;
  fireEvent.click(within(note).getByRole("button", { name: /^Delete.*Likes hooks/ }));
  within(note).getByText("The note cannot be restored.");
  expect(deleted.bodies).toEqual([]);
  fireEvent.click(within(note).getByRole("button", { name: "Cancel" }));
  fireEvent.click(within(note).getByRole("button", { name: /^Delete/ }));
  fireEvent.click(within(note).getByRole("button", { name: "Delete permanently" }));
  await deleted.came(1);
  answer("get", "/admin/customers/{id}", { ...customer, notes: [] });
  await deleted.release();
  await vi.waitFor(() => expect(screen.queryByText("Likes hooks at the front.")).toBeNull());
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});
