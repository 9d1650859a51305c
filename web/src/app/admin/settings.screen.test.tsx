import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Session } from "../../api/schema";
import { be, openScreen, owner } from "../../testing/openScreen";

const manager = { user: { ...owner.user, id: 5, role: "staff", staffRole: "manager" } } as Session;
const lines = ["Emails", "Backups", "Activity log"];

const main = () => within(screen.getByRole("main"));
const line = (name: string) => main().queryByRole("link", { name: new RegExp(`^${name}`) });

test("the owner's settings show the system status, and lead to emails, backups and the activity log", async () => {
  be(owner);
  await openScreen("/admin/settings");
  await screen.findByRole("heading", { name: "System status" });
  screen.getByText("Space for videos");
  screen.getByText("Backup");
  for (const name of lines) expect(line(name), name).not.toBeNull();
});

test("the settings of staff have none of it", async () => {
  be(manager);
  await openScreen("/admin/settings");
  await main().findByRole("heading", { name: "Settings", level: 1 });
  await waitFor(() => expect(main().getAllByRole("link")).not.toEqual([]));
  expect(screen.queryByText("System status")).toBeNull();
  for (const name of lines) expect(line(name), name).toBeNull();
});

test.each(["mails", "backups", "audit", "shop"])("staff do not open /admin/settings/%s", async (path) => {
  be(manager);
  await openScreen(`/admin/settings/${path}`);
  await main().findByText("It may have moved, or your role has no access.");
  expect(screen.queryByRole("button", { name: /Back up now|Send test/ })).toBeNull();
  expect(screen.queryByRole("heading", { name: /^(Emails|Backups|Activity log|Shop details)$/ })).toBeNull();
});
