import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { be, openScreen, owner } from "../../testing/openScreen";

const QUESTION = "Are you sure you want to logout?";
const CLEARED = "What you have typed but not saved or sent is cleared.";

async function askedWith(drafts: Record<string, string>) {
  localStorage.clear();
  sessionStorage.clear();
  for (const [name, text] of Object.entries(drafts)) (name.startsWith("draft:") ? localStorage : sessionStorage).setItem(name, text);
  const [button] = screen.getAllByRole("button", { name: "Log out" });
  if (button) fireEvent.click(button);
  const question = within(await screen.findByRole("dialog", { name: QUESTION }));
  const said = question.queryByText(CLEARED) !== null;
  fireEvent.click(question.getByRole("button", { name: "Cancel" }));
  return said;
}

test("the question before a logout says that drafts are cleared, if there are any", async () => {
  be(owner);
  await openScreen("/admin/more");
  await screen.findAllByRole("button", { name: "Log out" });
  expect(await askedWith({})).toBe(false);
  expect(await askedWith({ hasSeenLoginPopup: "true", "admin:setup-step": "open shop" })).toBe(false);
  for (const name of ["draft:1:offer:2", "admin:note:1001", "bookingDraft"]) expect(await askedWith({ [name]: "{}" }), name).toBe(true);
});
