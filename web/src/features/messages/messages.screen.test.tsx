import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import axe from "axe-core";
import { beforeEach, expect, test } from "vitest";
import type { MessageSettings } from "../../api/schema";
import { be, openScreen, owner } from "../../testing/openScreen";
import { sampleOf } from "../../testing/sample";
import { answer, hold } from "../../testing/server";

const SCREEN = "/admin/settings/messages";

const sms: NonNullable<MessageSettings["sms"]> = { address: "https://sms.example/send", method: "post", bodyType: "json", body: '{"to": "{number}", "text": "{text}"}', header: "", sender: "HEMMOG", hasKey: true, hasReplySecret: false, replyNumber: "", replyText: "" };

const settings: MessageSettings = {
  whatsappOn: true,
  smsOn: false,
  whatsapp: { phoneNumberId: "106540352242922", businessAccountId: "102290129340398", hasAppSecret: true, hasVerifyToken: true },
  templatesCheckedAt: "2026-11-20T06:30:00Z",
  sms,
  whatsappProblem: "WhatsApp answered 190: The token expired",
  quietHours: { from: "21:00", until: "08:00" },
  events: [
    {
      event: "order_ready",
      on: true,
      whatsappTemplate: "order_ready",
      templateState: "rejected",
      templateReason: "INVALID_FORMAT",
      language: "en",
      text: "Hello {name}, your order {order} is ready.",
      usualText: "Hello {name}, your order {order} is ready.",
      dltTemplate: "",
      placeholders: [
        { name: "name", sample: "Meera" },
        { name: "order", sample: "HM-1048" },
      ],
    },
    { event: "order_delivered", on: true, whatsappTemplate: "", language: "en", text: "a", usualText: "a", dltTemplate: "", placeholders: [] },
    { event: "visit_reminder", on: false, whatsappTemplate: "", language: "en", text: "a", usualText: "a", dltTemplate: "", placeholders: [] },
  ],
  consents: 12,
  waiting: 1,
  failed: 2,
};

beforeEach(() => {
  be(owner);
  answer("get", "/content/shop", sampleOf("shop_view"));
  answer("get", "/admin/messages/settings", settings);
  answer("get", "/admin/messages/chat-texts", { texts: [{ kind: "delivered", text: "Hello {name}" }] });
});

test("each channel and event says plainly what it does", async () => {
  await openScreen(SCREEN);
  await screen.findByText("WhatsApp answered 190: The token expired");
  screen.getByText("It is off: no message leaves by SMS.");
  const row = (name: RegExp) => screen.getByRole("link", { name }).textContent;
  expect(row(/^Order ready/)).toMatch(/^Order readyWhatsApp.*On$/);
  expect(row(/^Order delivered/)).toContain("Not set up");
  expect(row(/^Visit reminder/)).toContain("Off");
  expect(row(/^Delivered/)).toContain("Own text");
});

test("the screen has no accessibility problems", async () => {
  await openScreen(SCREEN);
  await screen.findByText(/12 customers agreed/);
  // Which navigation is hidden and what has which colour is known only to a browser.
  const { violations } = await axe.run(document.body, { rules: { "color-contrast": { enabled: false }, "landmark-unique": { enabled: false } } });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`)).toEqual([]);
});

test("a template that is not approved is named, and Meta is asked again on request", async () => {
  await openScreen(SCREEN);
  await screen.findByText(/^Templates checked: /);
  expect(screen.getByRole("link", { name: /^Order ready/ }).textContent).toContain("Template: rejected");
  const event = settings.events[0];
  const checked = hold("post", "/admin/messages/templates/check", () => settings);
  fireEvent.click(screen.getByRole("button", { name: "Check again" }));
  await checked.came(1);
  if (event) answer("get", "/admin/messages/settings", { ...settings, events: [{ ...event, templateState: "approved" }] });
  await checked.release();
  await waitFor(() => expect(screen.queryByText("Template: rejected")).toBeNull());
});

test("a message that was sent says how far it came", async () => {
  const message = { id: 1, event: "order_ready" as const, customer: "Meera", customerId: 9, channel: "whatsapp" as const, createdAt: "2026-11-20T06:30:00Z", attempts: 1 };
  const at = "2026-11-20T06:31:00Z";
  answer("get", "/admin/messages", {
    items: [
      { ...message, id: 4, state: "sent", sentAt: at },
      { ...message, id: 3, state: "sent", sentAt: at, deliveredAt: at },
      { ...message, id: 2, state: "sent", sentAt: at, deliveredAt: at, readAt: at },
      { ...message, id: 1, state: "failed", sentAt: at, lastError: "WhatsApp could not deliver it. 131026: Message undeliverable" },
    ],
  });
  await openScreen(`${SCREEN}/sent`);
  const list = within(await screen.findByRole("list", { name: "Messages" }));
  for (const badge of ["Sent", "Delivered", "Read", "Failed"]) list.getByText(badge);
  list.getByText(/131026: Message undeliverable/);
});

test("a failed message is sent again from its row, a waiting one that was never tried is not", async () => {
  const message = { event: "order_ready" as const, customerId: 9, createdAt: "2026-11-20T06:30:00Z" };
  answer("get", "/admin/messages", {
    items: [
      { ...message, id: 3, customer: "Meera", state: "failed", attempts: 5, lastError: "Invalid key", text: "Your order is ready." },
      { ...message, id: 2, customer: "Asha", state: "waiting", attempts: 2, lastError: "No answer" },
      { ...message, id: 1, customer: "Uma", state: "waiting", attempts: 0 },
    ],
  });
  await openScreen(`${SCREEN}/sent`);
  const rows = within(await screen.findByRole("list", { name: "Messages" })).getAllByRole("listitem");
  const acts = rows.map((row) => within(row).queryAllByRole("button", { name: /again|now/ }).map(({ textContent }) => textContent));
  expect(acts).toEqual([["Send again Order ready"], ["Try now Order ready"], []]);
  const sent = hold("post", "/admin/messages/{id}/resend", () => undefined);
  fireEvent.click(screen.getByRole("button", { name: /^Send again/ }));
  await sent.came(1);
  await sent.release();
  await screen.findByText("Sending to Meera");
});

test("switching a channel keeps the quiet hours", async () => {
  const saved = hold("put", "/admin/messages/settings", () => settings);
  await openScreen(SCREEN);
  fireEvent.click(await screen.findByRole("checkbox", { name: "Send by SMS" }));
  await saved.came(1);
  expect(saved.bodies).toEqual([{ whatsappOn: true, smsOn: true, quietHours: { from: "21:00", until: "08:00" } }]);
  await saved.release();
});

test("a text is previewed with sample values, and a test of it that fails says why", async () => {
  answer("post", "/admin/messages/test", { number: "+919000000001", sent: false, problem: "WhatsApp answered 132001: no such template" });
  await openScreen(`${SCREEN}/events/order_ready`);
  await screen.findByText("{{1}} for name", { exact: false });
  await waitFor(() => expect(screen.getByText("Meera").parentElement?.textContent).toBe("Hello Meera, your order HM-1048 is ready."));
  fireEvent.click(screen.getByRole("button", { name: "Send a test to my phone by WhatsApp" }));
  await screen.findByText("WhatsApp answered 132001: no such template");
});

const text = () => screen.getByLabelText<HTMLTextAreaElement>("Text");
const type = (value: string) => fireEvent.change(text(), { target: { value } });

test("an answer about the template leaves what is typed, and an untouched text follows what is stored", async () => {
  const [event] = settings.events;
  if (!event) throw new Error("no event");
  const saved = hold("put", "/admin/messages/events/{event}", () => settings);
  const store = (changed: Partial<typeof event>) => answer("get", "/admin/messages/settings", { ...settings, events: [{ ...event, ...changed }] });
  const save = async (count: number) => {
    fireEvent.click(screen.getByRole("button", { name: /^Save/ }));
    await saved.came(count);
  };
  await openScreen(`${SCREEN}/events/order_ready`);
  await screen.findByLabelText("Text");
  type("Your order is ready, {name}. ");
  await save(1);
  type("Your order is ready, {name}. Come by!");
  store({ text: "Your order is ready, {name}.", templateState: "approved" });
  await saved.release(0);
  await screen.findByText("Saved");
  expect(text().value).toBe("Your order is ready, {name}. Come by!");
  await save(2);
  store({ text: "Your order is ready, {name}. Come by!", templateState: "approved" });
  await saved.release(1);
  await screen.findByRole("button", { name: /by WhatsApp$/ });
  store({ text: "Changed by another owner", templateState: "approved" });
  answer("post", "/admin/messages/test", { number: "+919000000001", sent: true });
  fireEvent.click(screen.getByRole("button", { name: /by WhatsApp$/ }));
  await waitFor(() => expect(text().value).toBe("Changed by another owner"));
});

test("a text that the usual one replaced comes back with Undo", async () => {
  for (const page of ["events/order_ready", "chats/delivered"]) {
    await openScreen(`${SCREEN}/${page}`);
    await screen.findByLabelText("Text");
    type("Our own text");
    fireEvent.click(screen.getByRole("button", { name: "Use the usual text" }));
    expect(text().value).not.toBe("Our own text");
    fireEvent.click(await screen.findByRole("button", { name: "Undo" }));
    await waitFor(() => expect(text().value).toBe("Our own text"));
    cleanup();
  }
});

test("a customer's consent is recorded by the team", async () => {
  answer("get", "/admin/customers/{id}", { ...sampleOf("admin_customer_view"), id: 7, name: "Asha Raman" });
  answer("get", "/admin/messages/consents/{customer}", { given: false });
  const saved = hold("put", "/admin/messages/consents/{customer}", () => ({ given: true }));
  await openScreen("/admin/customers/7");
  fireEvent.click(await screen.findByRole("checkbox", { name: "Wants updates about orders by WhatsApp or SMS" }));
  await saved.came(1);
  expect(saved.bodies).toEqual([{ given: true }]);
  await saved.release();
});

test("a channel is disconnected only after a question", async () => {
  const removed = hold("delete", "/admin/messages/channels/{channel}", () => undefined);
  await openScreen(`${SCREEN}/whatsapp`);
  fireEvent.click(await screen.findByRole("button", { name: "Disconnect" }));
  const question = within(screen.getByRole("dialog", { name: "Disconnect WhatsApp?" }));
  question.getByText(/access token and the app secret are deleted/);
  expect(removed.bodies).toEqual([]);
  fireEvent.click(question.getByRole("button", { name: "Disconnect" }));
  await removed.came(1);
  await removed.release();
  await screen.findByText("Disconnected. The shop has restarted.");
});

test("WhatsApp is connected only with well-formed fields", async () => {
  const saved = hold("put", "/admin/messages/whatsapp", () => undefined);
  answer("get", "/admin/messages/settings", { ...settings, whatsapp: undefined });
  await openScreen(`${SCREEN}/whatsapp`);
  const account = await screen.findByLabelText(/^WhatsApp Business account ID/);
  fireEvent.change(account, { target: { value: "my account" } });
  fireEvent.click(screen.getByRole("button", { name: /^Save/ }));
  const number = screen.getByLabelText("Phone number ID");
  expect(screen.getByText("Enter the phone number ID: 5 to 20 digits.").id).toBe(`${number.id}-error`);
  screen.getByText("Enter the access token.");
  screen.getByText("Enter the account ID: 5 to 20 digits, or leave it empty.");
  expect(document.activeElement).toBe(number);
  fireEvent.change(number, { target: { value: " 106540352242922 " } });
  fireEvent.change(screen.getByLabelText("Access token"), { target: { value: "EAAG" } });
  fireEvent.change(account, { target: { value: "" } });
  fireEvent.click(screen.getByRole("button", { name: /^Save/ }));
  await saved.came(1);
  expect(saved.bodies).toEqual([{ phoneNumberId: "106540352242922", token: "EAAG" }]);
  expect(screen.queryByText("Enter the access token.")).toBeNull();
  await saved.release();
});

test("SMS is connected only with well-formed fields, and what the server refuses is said at its field", async () => {
  const saved = hold("put", "/admin/messages/sms", () =>
    Response.json({ code: "request.invalid", message: "Wrong", fields: [{ field: "key", code: "invalid", message: "Enter the gateway's key." }] }, { status: 422 }),
  );
  answer("get", "/admin/messages/settings", { ...settings, sms: { ...sms, hasReplySecret: true } });
  await openScreen(`${SCREEN}/sms`);
  const address = await screen.findByLabelText("Address");
  const change = (label: RegExp | string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  change("Address", "sms.example/send");
  change("Body", '{"to": {number}, "text": "{text}"}');
  change(/^Header of the key/, "X Key");
  change(/^Sender ID/, "HEM MOG");
  change("Field with the number", "");
  change("Field with the text", "my text");
  fireEvent.click(screen.getByRole("button", { name: /^Save/ }));
  expect(screen.getByText("Enter the gateway’s address: it begins with https://.").id).toBe(`${address.id}-error`);
  screen.getByText("Enter valid JSON.");
  screen.getByText("Use letters, digits and hyphens, or leave it empty.");
  screen.getByText("Use letters and digits, or leave it empty.");
  expect(screen.getAllByText("Enter the name: letters, digits, dots, hyphens and underscores.")).toHaveLength(2);
  expect(document.activeElement).toBe(address);
  change("Address", " https://sms.example/send ");
  change("Body", '{"to": "{number}"}');
  change(/^Header of the key/, "X-Key");
  change(/^Sender ID/, "HEMMOG");
  change("Field with the number", "from");
  change("Field with the text", "text");
  fireEvent.click(screen.getByRole("button", { name: /^Save/ }));
  expect(screen.getByText("Say where number and text go: use {number} or {mobile}, and {text}.").id).toBe(`${screen.getByLabelText("Body").id}-error`);
  expect(saved.bodies).toEqual([]);
  change("Body", '{"to": "{number}", "text": "{text}"}');
  fireEvent.click(screen.getByRole("button", { name: /^Save/ }));
  await saved.came(1);
  expect(saved.bodies).toEqual([
    { address: "https://sms.example/send", method: "post", bodyType: "json", body: '{"to": "{number}", "text": "{text}"}', header: "X-Key", sender: "HEMMOG", replyNumber: "from", replyText: "text" },
  ]);
  await saved.release();
  const key = await screen.findByLabelText(/^Key/);
  expect((await screen.findByText("Enter the gateway's key.", { selector: "p" })).id).toBe(`${key.id}-error`);
});

/** Holds back the refusal of two fields, which is not in the order of the screen. */
const refuseTwo = () => {
  const fields = [
    { field: "language", code: "invalid", message: "Enter a language code." },
    { field: "text", code: "too_long", message: "Shorten the text." },
  ];
  return hold("put", "/admin/messages/events/{event}", () =>
    Response.json({ code: "request.invalid_body", message: "Please check.", fields }, { status: 422 }),
  );
};
const saveEvent = async () => {
  await openScreen(`${SCREEN}/events/order_ready`);
  await screen.findByLabelText("Text");
  const button = screen.getByRole("button", { name: /^Save/ });
  button.focus();
  fireEvent.click(button);
  return button;
};

test("after a refusal the first wrong field of the screen has the focus", async () => {
  const refused = refuseTwo();
  const button = await saveEvent();
  await refused.came(1);
  expect(document.activeElement).toBe(button);
  await refused.release();
  await waitFor(() => expect(document.activeElement).toBe(text()));
  expect(screen.getByLabelText(/^Language code/).getAttribute("aria-invalid")).toBe("true");
});

test("a refusal does not take the focus from a field that was chosen since", async () => {
  const refused = refuseTwo();
  await saveEvent();
  await refused.came(1);
  const template = screen.getByLabelText(/^DLT template ID/);
  template.focus();
  await refused.release();
  await waitFor(() => expect(text().getAttribute("aria-invalid")).toBe("true"));
  expect(document.activeElement).toBe(template);
});
