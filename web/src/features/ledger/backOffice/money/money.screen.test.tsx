import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { be, openScreen, owner } from "../../../../testing/openScreen";
import { sampleOf } from "../../../../testing/sample";
import { answer } from "../../../../testing/server";

const REPORT = "/admin/payments/report";

beforeEach(() => be(owner));

const open = async () => {
  await openScreen("/admin/reports/days?month=2026-08");
  const panel = (await screen.findByRole("heading", { name: "Payments received" })).closest("section");
  return within(panel as HTMLElement);
};

test("a month without payments has no chart and no table of nothing", async () => {
  const report = sampleOf("admin_payment_report_view");
  answer("get", REPORT, { ...report, totalPaise: 0, days: [] });
  const panel = await open();
  panel.getByText("No payments in this month.");
  expect(panel.queryByRole("img")).toBeNull();
  expect(panel.queryByRole("button", { name: /^Show table/ })).toBeNull();
});

test("a month with payments has its chart", async () => {
  const panel = await open();
  panel.getByRole("img", { name: /^Payments received/ });
  panel.getByRole("button", { name: /^Show table/ });
});
