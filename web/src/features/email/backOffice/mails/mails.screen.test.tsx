import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { MailEntry, Session } from "../../../../api/schema";
import { be, openScreen, owner } from "../../../../testing/openScreen";
import { sampleOf } from "../../../../testing/sample";
import { answer, hold, problem, refuse } from "../../../../testing/server";

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

test("the list says why an email failed, and how many did", async () => {
  const [mail] = sampleOf("admin_mail_list").items;
  const failed = { ...mail, state: "failed", lastError: "The mailbox is full." } as MailEntry;
  answer("get", "/admin/mails", { items: [failed], waiting: 0, held: 0, failed: 2 });
  await openScreen("/admin/settings/mails");
  await screen.findByText(/The mailbox is full\.$/);
  const tab = within(screen.getByRole("navigation", { name: "Filter" })).getByRole("link", { name: /^Failed ?2$/ });
  fireEvent.click(tab);
  await waitFor(() => expect(tab.getAttribute("aria-current")).toBe("page"));
  expect(location.search).toBe("?filter=failed");
});

test("a test without email delivery says that it was stored and not sent", async () => {
  answer("get", "/admin/mails/setup", { ...sampleOf("admin_mail_setup_view"), route: "files" });
  const { mail } = sampleOf("admin_mail_view");
  answer("post", "/admin/mails/test", { mail: { ...mail, recipient: "owner@example.com" }, tried: {} });
  await openScreen("/admin/settings/mails");
  fireEvent.click(await screen.findByRole("button", { name: /^Send test/ }));
  await screen.findByText(/so it was not sent to owner@example\.com\.$/);
});

test("an email is shown as its reader sees it", async () => {
  const { mail } = sampleOf("admin_mail_view");
  const content = { heading: "Emails arrive", paragraphs: [], facts: [], closing: [], steps: [], footer: ["Hem & Mogra"] };
  answer("get", "/admin/mails/{id}", { mail: { ...mail, id: 3, subject: "A test from Hem & Mogra" }, content });
  await openScreen("/admin/settings/mails/3");
  const shown = within(await screen.findByRole("region", { name: "Email: A test from Hem & Mogra" }));
  shown.getByRole("heading", { name: "Emails arrive" });
});

test("an unknown email is not found", async () => {
  refuse("get", "/admin/mails/{id}", () => problem(404, "email.not_found"));
  await openScreen("/admin/settings/mails/99999");
  await screen.findByText("Not found");
  screen.getByRole("heading", { name: "Email", level: 1 });
});
