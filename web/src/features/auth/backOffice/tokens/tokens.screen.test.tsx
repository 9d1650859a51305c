import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { AccessTokenSummary } from "../../../../api/schema";
import { be, openScreen, owner } from "../../../../testing/openScreen";
import { answer, hold } from "../../../../testing/server";

const SECRET = "boutique_0123456789abcdef";

const token: AccessTokenSummary = {
  id: 4,
  name: "Accounts sync",
  scopes: ["orders:read", "figures:read"],
  creator: "Malarvizhi A.",
  createdAt: "2026-11-20T10:00:00Z",
  expiresAt: "2027-02-18T10:00:00Z",
  expired: false,
};

beforeEach(() => {
  be(owner);
  vi.stubGlobal("scrollTo", () => undefined);
});

test("a token is created with the chosen scopes, and its secret is shown once", async () => {
  answer("get", "/admin/access-tokens", []);
  const made = hold("post", "/admin/access-tokens", () => ({ id: 4, secret: SECRET }));
  await openScreen("/admin/settings/access-tokens");
  await screen.findByText("No access tokens yet.");
  fireEvent.click(screen.getByRole("button", { name: "New token" }));
  const dialog = within(await screen.findByRole("dialog", { name: "New access token" }));
  fireEvent.change(dialog.getByLabelText("Name"), { target: { value: "Accounts sync" } });
  fireEvent.click(dialog.getByRole("button", { name: /^Create token/ }));
  expect(await dialog.findByText("Choose what the program may do.")).toBeTruthy();
  const orders = within(dialog.getByRole("group", { name: "Orders" }));
  fireEvent.click(orders.getByLabelText("Read"));
  fireEvent.click(orders.getByLabelText("Change"));
  fireEvent.click(dialog.getByRole("button", { name: /^Create token/ }));
  await made.came(1);
  expect(made.bodies).toEqual([{ name: "Accounts sync", scopes: ["orders:read", "orders:write"], days: 90 }]);
  await made.release();
  const shown = await screen.findByRole("dialog", { name: "Access token “Accounts sync”" });
  const secret = within(shown);
  expect(secret.getByLabelText<HTMLInputElement>("Token").value).toBe(SECRET);
  fireEvent(shown, new Event("cancel", { cancelable: true }));
  expect(secret.getByLabelText<HTMLInputElement>("Token").value).toBe(SECRET);
  fireEvent.click(secret.getByRole("button", { name: "Done" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a token is listed with what it may do, and revoked after a question", async () => {
  answer("get", "/admin/access-tokens", [token, { ...token, id: 5, name: "Old script", expired: true }]);
  const revoked = hold("delete", "/admin/access-tokens/{id}", () => undefined);
  await openScreen("/admin/settings/access-tokens");
  const list = within(await screen.findByRole("list", { name: "Access tokens" }));
  expect(list.getAllByText("Orders (read), Figures (read)")).toHaveLength(2);
  expect(list.getAllByText(/Never used/)).toHaveLength(2);
  expect(list.getByText("Expired", { selector: "span" })).toBeTruthy();
  fireEvent.click(list.getByRole("button", { name: "Revoke: Accounts sync" }));
  const question = within(await screen.findByRole("dialog", { name: "Revoke “Accounts sync”?" }));
  fireEvent.click(question.getByRole("button", { name: "Revoke" }));
  await revoked.came(1);
  await revoked.release();
});

test("Escape asks before it drops a token that is being typed", async () => {
  answer("get", "/admin/access-tokens", []);
  await openScreen("/admin/settings/access-tokens");
  fireEvent.click(await screen.findByRole("button", { name: "New token" }));
  const dialog = await screen.findByRole("dialog", { name: "New access token" });
  fireEvent.change(within(dialog).getByLabelText("Name"), { target: { value: "Accounts sync" } });
  fireEvent(dialog, new Event("cancel", { cancelable: true }));
  fireEvent.click(within(dialog).getByRole("button", { name: "Discard" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});
