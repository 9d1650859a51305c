import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { CertificateHealth, ShopHealth } from "../../../api/schema";
import { be, goTo, openScreen, owner } from "../../../testing/openScreen";
import { answer } from "../../../testing/server";

const EXPIRES = "2027-02-03T06:30:00Z";

const healthWith = (certificate?: CertificateHealth): ShopHealth => ({
  backups: { count: 1, lastAt: "2026-11-26T06:30:00Z", late: false, damagedFiles: 0, rehearsal: { late: false } },
  space: { freeBytes: 9e9, floorBytes: 1e9, low: false, videoBytes: 0, imageBytes: 0, databaseBytes: 0 },
  testPayments: false,
  videoTools: true,
  publicAddress: "https://shop.example",
  now: "2026-11-26T07:30:00Z",
  ...(certificate && { certificate }),
});

async function open(address: string, certificate?: CertificateHealth): Promise<void> {
  be(owner);
  answer("get", "/admin/health", healthWith(certificate));
  await openScreen(address);
}

test("Today leads from a certificate that was not renewed to the reason", async () => {
  await open("/admin", { expired: false, expiresAt: EXPIRES, failure: "Let's Encrypt refused." });
  const line = await screen.findByRole("link", { name: "The https certificate was not renewed" });
  expect(line.getAttribute("href")).toBe("/admin/settings");
  await goTo("/admin/settings");
  await screen.findByText("Let's Encrypt refused. Valid until 3 Feb 2027.");
});

test("an expired certificate is named as such", async () => {
  await open("/admin", { expired: true, expiresAt: EXPIRES, failure: "Let's Encrypt refused." });
  await screen.findByRole("link", { name: "The https certificate has expired: browsers warn your visitors" });
  await goTo("/admin/settings");
  await screen.findByText("Browsers warn your visitors. Let's Encrypt refused.");
});

test("a valid certificate is not on Today", async () => {
  await open("/admin/settings", { expired: false, expiresAt: EXPIRES });
  await screen.findByText("Valid until 3 Feb 2027.");
  await goTo("/admin");
  await screen.findByText("Today's visits");
  expect(screen.queryByText(/https certificate/i)).toBeNull();
});

test("without a certificate of its own the shop says nothing of one", async () => {
  await open("/admin/settings");
  await screen.findByText("Space for videos");
  expect(screen.queryByText(/https certificate/i)).toBeNull();
});
