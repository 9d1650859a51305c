import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { RehearsalHealth, ShopHealth } from "../../../api/schema";
import { be, goTo, openScreen, owner } from "../../../testing/openScreen";
import { answer } from "../../../testing/server";

const PASSED = "2026-11-22T21:30:00Z";

const healthWith = (rehearsal: RehearsalHealth): ShopHealth => ({
  backups: { count: 1, lastAt: "2026-11-26T06:30:00Z", late: false, damagedFiles: 0, rehearsal },
  space: { freeBytes: 9e9, floorBytes: 1e9, low: false, videoBytes: 0, imageBytes: 0, databaseBytes: 0 },
  testPayments: false,
  videoTools: true,
  publicAddress: "https://shop.example",
  now: "2026-11-26T07:30:00Z",
});

async function open(address: string, rehearsal: RehearsalHealth): Promise<void> {
  be(owner);
  answer("get", "/admin/health", healthWith(rehearsal));
  await openScreen(address);
}

test("Today leads from a restore that does not work to the reason", async () => {
  await open("/admin", { late: false, passedAt: PASSED, failure: "3 images are missing." });
  const line = await screen.findByRole("link", { name: "A backup could not be restored" });
  expect(line.getAttribute("href")).toBe("/admin/settings");
  await goTo("/admin/settings");
  await screen.findByText("3 images are missing. Make a new backup now.");
});

test("Today says that no restore was rehearsed for long", async () => {
  await open("/admin", { late: true, passedAt: PASSED, skipped: "There is too little space on the disk." });
  await screen.findByRole("link", { name: "No restore was rehearsed for two weeks" });
});

test("the system status says when a restore was last rehearsed", async () => {
  await open("/admin/settings", { late: false, passedAt: PASSED });
  await screen.findByText(/^Last rehearsal: .*23 Nov.*, fine\.$/);
  await goTo("/admin");
  await screen.findByText("Today's visits");
  expect(screen.queryByText(/rehears/i)).toBeNull();
});
