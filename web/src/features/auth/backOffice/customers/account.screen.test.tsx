import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { Customer } from "../../../../api/schema";
import { be, openScreen, owner } from "../../../../testing/openScreen";
import { sampleOf } from "../../../../testing/sample";
import { answer, hold } from "../../../../testing/server";

const sample = sampleOf("admin_customer_view");
const nothing = { same: [], walkIns: [], notes: [] };
const contact = { mobile: "+919000000002", email: "customer@example.com" };
const asha: Customer = { ...sample, ...nothing, ...contact, id: 2, name: "Asha Raman", role: "customer", walkIn: false };
const same = [{ id: 2, name: "Asha Raman", ...contact }];
const walkIn: Customer = { ...asha, id: 9, name: "Asha at the counter", walkIn: true, same };

beforeEach(() => be(owner));

test("a customer is blocked after a question, and unblocked", async () => {
  answer("get", "/admin/customers/{id}", asha);
  await openScreen("/admin/customers/2");
  const blocked = { ...asha, blockedAt: "2026-11-20T06:30:00Z" };
  const blocks = hold("post", "/admin/customers/{id}/block", () => blocked);
  fireEvent.click(await screen.findByRole("button", { name: "Block" }));
  const question = within(await screen.findByRole("dialog", { name: "Block Asha Raman?" }));
  fireEvent.click(question.getByRole("button", { name: "Block" }));
  await blocks.came(1);
  answer("get", "/admin/customers/{id}", blocked);
  await blocks.release();
  await screen.findByText("Asha is blocked.");
  await screen.findByText(/^Blocked since/);

  const unblocks = hold("post", "/admin/customers/{id}/unblock", () => asha);
  fireEvent.click(await screen.findByRole("button", { name: "Unblock" }));
  await unblocks.came(1);
  answer("get", "/admin/customers/{id}", asha);
  await unblocks.release();
  await screen.findByText("Asha is unblocked.");
  await screen.findByRole("button", { name: "Block" });
});

test("a walk-in customer is linked to an account, and unlinked with Undo", async () => {
  answer("get", "/admin/customers/{id}", walkIn);
  await openScreen("/admin/customers/9");
  const record = { id: 9, name: "Asha at the counter", linkedAt: "2026-11-20T06:30:00Z", canUndo: true };
  const linked: Customer = { ...asha, walkIns: [record] };
  const links = hold("post", "/admin/customers/{id}/walk-ins", () => linked);
  fireEvent.click(await screen.findByRole("button", { name: "Link with Asha Raman" }));
  await links.came(1);
  answer("get", "/admin/customers/{id}", linked);
  await links.release();
  await screen.findByRole("heading", { name: "Asha Raman", level: 1 });
  await screen.findByRole("heading", { name: "Linked walk-ins" });
  expect(location.pathname).toBe("/admin/customers/2");
  await screen.findByText("Records linked.");

  const unlinks = hold("delete", "/admin/customers/{id}/walk-ins/{walk_in}", () => asha);
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
  await unlinks.came(1);
  answer("get", "/admin/customers/{id}", walkIn);
  await unlinks.release();
  await screen.findByRole("heading", { name: "Asha at the counter", level: 1 });
  await waitFor(() => expect(location.pathname).toBe("/admin/customers/9"));
});
