import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { Session } from "../../../../api/schema";
import { be, openScreen, owner } from "../../../../testing/openScreen";
import { sampleOf } from "../../../../testing/sample";
import { answer, hold } from "../../../../testing/server";

const ON_HOLD = 24;

beforeEach(() => {
  be(owner);
  answer("get", "/admin/mails", { items: [], waiting: 0, held: ON_HOLD, failed: 0 });
});

test.each([
  { label: "Send them", question: "Send 24 emails?", yes: "Send 24 emails", send: true, said: "Sending" },
  { label: "Discard them", question: "Discard 24 emails?", yes: "Discard 24 emails", send: false, said: "Discarded" },
])("$label asks before it decides about all emails on hold", async ({ label, question, yes, send, said }) => {
  const decided = hold("put", "/admin/mails/held", () => ({ count: ON_HOLD }));
  await openScreen("/admin/settings/mails");
  fireEvent.click(await screen.findByRole("button", { name: label }));
  const dialog = within(await screen.findByRole("dialog", { name: question }));
  fireEvent.click(dialog.getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(decided.bodies).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: label }));
  fireEvent.click(within(await screen.findByRole("dialog", { name: question })).getByRole("button", { name: yes }));
  await decided.came(1);
  expect(decided.bodies).toEqual([{ send }]);
  await decided.release();
  await screen.findByText(said);
});

const RENEWED = "Sending again creates a new link, and the old one stops working.";
const open = async (template: string, session: Session) => {
  be(session);
  const { mail } = sampleOf("admin_mail_view");
  answer("get", "/admin/mails/{id}", { mail: { ...mail, id: 3, template, recipient: "asha@example.com", state: "sent", sentAt: "2026-11-20T06:31:00Z" } });
  // Otherwise the answer above is theirs too.
  answer("get", "/admin/mails/health", sampleOf("admin_mail_health_view"));
  answer("get", "/admin/mails/setup", sampleOf("admin_mail_setup_view"));
  const sent = hold("post", "/admin/mails/{id}/resend", () => undefined);
  await openScreen("/admin/settings/mails/3");
  fireEvent.click(await screen.findByRole("button", { name: /^Send again/ }));
  await sent.came(1);
  await sent.release();
};

test("an email with a link that is sent again says that the old link ends", async () => {
  await open("auth.reset", { user: { ...owner.user, emailDelivery: true } } as Session);
  await screen.findByText("Sending to asha@example.com");
  screen.getByText(RENEWED);
});

test("without email delivery an email is stored, not sent", async () => {
  await open("orders.accepted", owner);
  await screen.findByText("Stored as a file, not sent");
  screen.getByText("Stored, not sent");
  expect(screen.queryByText("Sent")).toBeNull();
  expect(screen.queryByText(RENEWED)).toBeNull();
});
