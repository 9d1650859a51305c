import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { StaffMember } from "../../../../api/schema";
import { be, openScreen, owner } from "../../../../testing/openScreen";
import { answer, hold } from "../../../../testing/server";

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
