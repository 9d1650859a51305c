import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { StaffMember } from "../../../../api/schema";
import { be, openScreen, owner } from "../../../../testing/openScreen";
import { sampleOf } from "../../../../testing/sample";
import { answer, hold, problem, refuse } from "../../../../testing/server";

const LINK = "https://shop.example/resetpassword/abc";

const team: StaffMember[] = [
  { id: 1, name: "Malarvizhi A.", mobile: "+919000000001", email: "owner@example.com", role: "owner", invited: false, twoFactor: true },
  { id: 5, name: "Kannan P.", mobile: "+919000000005", email: "", role: "staff", staffRole: "maker", invited: false, twoFactor: false },
  { id: 6, name: "Fathima S.", mobile: "+919000000006", email: "", role: "staff", staffRole: "maker", invited: true, twoFactor: false },
];

beforeEach(() => {
  be(owner);
  answer("get", "/admin/staff", team);
  vi.stubGlobal("scrollTo", () => undefined);
});

test("a member who forgot the password gets a link by WhatsApp", async () => {
  const made = hold("post", "/admin/staff/{id}/password-link", () => ({ link: LINK, validHours: 24 }));
  await openScreen("/admin/settings/staff");
  fireEvent.click(await screen.findByRole("button", { name: "New password link: Kannan P." }));
  await made.came(1);
  await made.release();
  const dialog = within(await screen.findByRole("dialog", { name: "Password link for Kannan P." }));
  expect(dialog.getByLabelText<HTMLInputElement>("Link").value).toBe(LINK);
  const chat = dialog.getByRole("link", { name: "Send on WhatsApp" }).getAttribute("href") ?? "";
  expect(chat).toContain("https://wa.me/919000000005?text=");
  expect(decodeURIComponent(chat)).toContain(`The link works once, for 24 hours: ${LINK}`);
});

test("neither owners nor the invited get a link for a new password", async () => {
  await openScreen("/admin/settings/staff");
  const offers = await screen.findAllByRole("button", { name: /^New password link/ });
  expect(offers.map((offer) => offer.getAttribute("aria-label"))).toEqual(["New password link: Kannan P."]);
});

test("Escape asks before it drops a typed invitation", async () => {
  await openScreen("/admin/settings/staff");
  fireEvent.click(await screen.findByRole("button", { name: /^Invite/ }));
  const dialog = await screen.findByRole("dialog", { name: "Invite to the team" });
  fireEvent.change(within(dialog).getByLabelText("Name"), { target: { value: "Uma R." } });
  fireEvent(dialog, new Event("cancel", { cancelable: true }));
  fireEvent.click(within(dialog).getByRole("button", { name: "Discard" }));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("unblocking ends the notice of the block", async () => {
  answer("post", "/admin/customers/{id}/block", sampleOf("admin_customer_view"));
  answer("post", "/admin/customers/{id}/unblock", sampleOf("admin_customer_view"));
  await openScreen("/admin/settings/staff");
  fireEvent.click(await screen.findByRole("button", { name: "Block: Kannan P." }));
  answer("get", "/admin/staff", team.map((member) => (member.id === 5 ? { ...member, blockedAt: "2026-11-20T06:30:00Z" } : member)));
  fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Block" }));
  await screen.findByText("Kannan P. is blocked.");
  fireEvent.click(await screen.findByRole("button", { name: "Unblock: Kannan P." }));
  // Sooner than by itself.
  await waitFor(() => expect(screen.queryByText("Kannan P. is blocked.")).toBeNull(), { timeout: 4_000 });
});

test("a changed role is undone from its notice", async () => {
  const changes = hold("put", "/admin/staff/{id}/role", () => undefined);
  await openScreen("/admin/settings/staff");
  fireEvent.click(await screen.findByRole("button", { name: "Change role: Kannan P." }));
  const dialog = within(await screen.findByRole("dialog", { name: "Role of Kannan P." }));
  fireEvent.click(dialog.getByRole("radio", { name: /^Editor/ }));
  fireEvent.click(dialog.getByRole("button", { name: "Change role" }));
  await changes.came(1);
  await changes.release(0);
  await screen.findByText("Kannan P.: role changed to Editor");
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await changes.came(2);
  expect(changes.bodies).toEqual([{ role: "editor" }, { role: "maker" }]);
  await changes.release(1);
});

test("a removed member is confirmed", async () => {
  answer("delete", "/admin/staff/{id}", undefined);
  await openScreen("/admin/settings/staff");
  fireEvent.click(await screen.findByRole("button", { name: "Remove from team: Kannan P." }));
  fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Remove" }));
  await screen.findByText("Removed from the team");
});

test("two-factor authentication that was turned off is confirmed", async () => {
  answer("get", "/admin/staff", team.map((member) => ({ ...member, twoFactor: true })));
  answer("delete", "/admin/staff/{id}/two-factor", undefined);
  await openScreen("/admin/settings/staff");
  fireEvent.click(await screen.findByRole("button", { name: "Turn off two-factor: Kannan P." }));
  fireEvent.click(within(await screen.findByRole("dialog")).getByRole("button", { name: "Turn off" }));
  await screen.findByText("Two-factor authentication of Kannan P. is off.");
});

test.each([
  { mobile: "90000 00005", said: "Already in the team." },
  { mobile: "90000 00007", said: "An account with this already exists. Open it under Customers to add it to the team." },
])("an invitation to $mobile is refused: $said", async ({ mobile, said }) => {
  refuse("post", "/admin/staff", () => problem(409, "auth.mobile_taken"));
  await openScreen("/admin/settings/staff");
  fireEvent.click(await screen.findByRole("button", { name: /^Invite/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Invite to the team" }));
  fireEvent.change(dialog.getByLabelText("Name"), { target: { value: "Kannan" } });
  fireEvent.change(dialog.getByLabelText("Mobile"), { target: { value: mobile } });
  fireEvent.click(dialog.getByRole("button", { name: /^Invite/ }));
  await dialog.findByText(said);
});
