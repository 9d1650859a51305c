import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { be, openScreen, owner } from "../../../../testing/openScreen";
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
