import { fireEvent, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { CashDrawer, Session, StaffRole } from "../../../../api/schema";
import { be, openScreen, owner } from "../../../../testing/openScreen";
import { answer, hold } from "../../../../testing/server";

const member = (staffRole: StaffRole): Session => ({ user: { ...owner.user, id: 5, role: "staff", staffRole } }) as Session;
const PATH = "/admin/payments/cash-drawers/{day}";

const fresh: CashDrawer = {
  day: "2026-10-09",
  version: 0,
  openingPaise: 2_000_00,
  cashInPaise: 8_450_00,
  payments: 6,
  expenses: [{ category: "Transport", paise: 640_00 }],
  expensesPaise: 640_00,
  handedOverPaise: 0,
  expectedPaise: 9_810_00,
};
const opened: CashDrawer = { ...fresh, version: 1, openedAt: "2026-10-09T03:30:00Z", openedBy: "Kannan" };
const closed: CashDrawer = {
  ...opened,
  expectedPaise: 9_910_00,
  closing: { countedPaise: 9_760_00, differencePaise: -50_00, changedSincePaise: 100_00, by: "Kannan", at: "2026-10-09T13:35:00Z", note: "Change" },
};

beforeEach(() => {
  be(member("counter"));
  vi.stubGlobal("scrollTo", () => undefined);
});

const open = () => openScreen("/admin/cash?day=2026-10-09");
const lines = () => [...(screen.getByText("Difference").closest("ul")?.children ?? [])].map((line) => line.textContent);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test("the counter opens the drawer with what was counted last", async () => {
  answer("get", PATH, fresh);
  const sent = hold("put", PATH, () => opened);
  await open();
  fireEvent.click(await screen.findByRole("button", { name: "Open the drawer" }));
  expect(field("Cash in the drawer in the morning").value).toBe("2000");
  fireEvent.change(field("Cash in the drawer in the morning"), { target: { value: "1,500.50" } });
  fireEvent.click(screen.getByRole("button", { name: "Open the drawer" }));
  await sent.came(1);
  expect(sent.bodies).toEqual([{ openingPaise: 150_050, handedOverPaise: 0, version: 0 }]);
});

test("what someone else changed is not replaced", async () => {
  answer("get", PATH, opened);
  const sent = hold("put", PATH, () => opened);
  await open();
  fireEvent.click(await screen.findByRole("button", { name: "Hand over or correct" }));
  fireEvent.change(field("Handed over so far"), { target: { value: "500" } });
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await sent.came(1);
  expect(sent.bodies).toEqual([{ openingPaise: 2_000_00, handedOverPaise: 500_00, version: 1 }]);
});

test("closing says what is missing before it is sent", async () => {
  answer("get", PATH, opened);
  const sent = hold("post", "/admin/payments/cash-drawers/{day}/close", () => closed);
  await open();
  fireEvent.click(await screen.findByRole("button", { name: "Close the day" }));
  fireEvent.click(screen.getByRole("button", { name: "Close the day" }));
  screen.getByText("Enter an amount like 450 or 1,250.50.");
  fireEvent.change(field("Cash counted in the drawer"), { target: { value: "976000000" } });
  fireEvent.click(screen.getByRole("button", { name: "Close the day" }));
  screen.getByText("Enter at most ₹1,00,00,000.");
  fireEvent.change(field("Cash counted in the drawer"), { target: { value: "9760" } });
  screen.getByText("₹50 less than expected.");
  fireEvent.click(screen.getByRole("button", { name: "Close the day" }));
  await sent.came(1);
  expect(sent.bodies).toEqual([{ countedPaise: 9_760_00 }]);
});

test("a closed drawer stays as it was counted, and says what came later", async () => {
  answer("get", PATH, closed);
  await open();
  await screen.findByText("Difference");
  expect(lines()).toEqual([
    "Opening cashOpened by Kannan at 9:00 AM",
    "Received in cash, 6 payments",
    "Paid out: Transport",
    "Expected when it was closed",
    "Counted at 7:05 PMby Kannan",
    "DifferenceChange",
    "Changed since it was closedBy payments, reversals or piecework recorded later for this day",
    "Expected now",
  ].map((text, place) => text + ["₹2,000", "₹8,450", "−₹640", "₹9,810", "₹9,760", "−₹50", "+₹100", "₹9,910"][place]));
  screen.getByText("A manager or the owner can reopen it.");
  expect(screen.queryByRole("button", { name: /^Reopen/ })).toBeNull();
});

test("a manager reopens it", async () => {
  be(member("manager"));
  answer("get", PATH, closed);
  const sent = hold("post", "/admin/payments/cash-drawers/{day}/reopen", () => opened);
  await open();
  fireEvent.click(await screen.findByRole("button", { name: /^Reopen/ }));
  fireEvent.click(screen.getByRole("button", { name: /^Reopen/ }));
  await sent.came(1);
});

test("the day is printed alone, with its difference", async () => {
  answer("get", PATH, closed);
  const print = vi.fn();
  vi.stubGlobal("print", print);
  await open();
  fireEvent.click(await screen.findByRole("button", { name: "Print" }));
  await vi.waitFor(() => expect(print).toHaveBeenCalledOnce());
  const printed = screen.getByRole("heading", { level: 1, name: /^Cash drawer, / }).parentElement;
  expect(printed?.parentElement).toBe(document.body);
  expect(printed?.textContent).toMatch(/Received in cash, 6 payments.*Difference/);
  fireEvent(globalThis.window, new Event("afterprint"));
  expect(printed?.isConnected).toBe(false);
});
