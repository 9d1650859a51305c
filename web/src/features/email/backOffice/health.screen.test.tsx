import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { EmailHealth } from "../../../api/schema";
import { be, openScreen, owner } from "../../../testing/openScreen";
import { answer } from "../../../testing/server";

const saved: EmailHealth = { route: "smtp", missing: false, waiting: 0, held: 0, failed: 0 };
const SENT = "2026-11-20T06:31:00Z";

beforeEach(() => {
  be(owner);
  answer("get", "/admin/content/setup", { open: false, decided: [] });
});

test.each<[about: string, health: EmailHealth, hint: string, done: boolean]>([
  ["stored as files", { ...saved, route: "files", missing: true, lastSentAt: SENT }, "Until then nothing is sent", false],
  ["before the first email", { ...saved, failed: 1 }, "Saved, but no email has been sent yet", false],
  ["with emails that wait", { ...saved, waiting: 3, lastSentAt: SENT, error: "Connection refused" }, "Saved, but emails are not being delivered", false],
  ["after the first email", { ...saved, failed: 1, lastSentAt: SENT }, "Emails are sent", true],
])("the set-up's step of emails %s", async (_, health, hint, done) => {
  answer("get", "/admin/mails/health", health);
  await openScreen("/admin/setup");
  const step = (await screen.findByText(hint)).closest("a") as HTMLElement;
  await waitFor(() => expect(step.textContent).toContain(hint));
  expect(step.textContent?.includes("Done")).toBe(done);
});

test("a failed email says no more of its attempts than is known", async () => {
  answer("get", "/admin/mails/health", { ...saved, failed: 1 });
  await openScreen("/admin/settings");
  expect(await screen.findAllByText("1 email failed")).not.toEqual([]);
  screen.getByText("See why, then send again.", { exact: false });
  expect(screen.queryByText(/for a day/)).toBeNull();
});
