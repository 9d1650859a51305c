import { expect, test } from "vitest";
import { emailNote } from "./emailNote";

test("an email is promised only when it can be delivered", () => {
  expect(emailNote(true, true)).toContain("15 seconds");
  for (const note of [emailNote(false, true), emailNote(true, false), emailNote(false, false)]) {
    expect(note).not.toContain("15 seconds");
    expect(note).toContain("Call or use WhatsApp.");
  }
  expect(emailNote(false, true)).toContain("no email address");
  expect(emailNote(true, false)).toContain("not set up");
});
