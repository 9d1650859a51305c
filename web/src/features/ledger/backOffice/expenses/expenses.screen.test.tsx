import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { ExpenseList, Session } from "../../../../api/schema";
import { be, openScreen, owner } from "../../../../testing/openScreen";
import { answer, hold } from "../../../../testing/server";

const manager = { user: { ...owner.user, id: 5, role: "staff", staffRole: "manager" } } as Session;
const PATH = "/admin/payments/expenses";

const list: ExpenseList = {
  range: { from: "2026-10-01", to: "2026-10-09" },
  totalPaise: 1_400_00,
  categories: [
    { category: "Rent", count: 1, paise: 1_000_00 },
    { category: "Piecework paid", count: 1, paise: 400_00 },
  ],
  items: [
    { id: 3, version: 2, day: "2026-10-05", category: "Rent", method: "bank", amountPaise: 1_000_00, note: "October", by: "Malar" },
    { day: "2026-10-04", category: "Piecework paid", method: "cash", amountPaise: 400_00, note: "Kannan" },
  ],
  choices: ["Fabric", "Rent", "Embroidery"],
};

beforeEach(() => {
  be(manager);
  vi.stubGlobal("scrollTo", () => undefined);
  answer("get", PATH, list);
});

const open = () => openScreen("/admin/expenses?from=2026-10-01&to=2026-10-09");
const type = (label: RegExp | string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test("an expense needs an amount and a category, which may be the shop's own", async () => {
  const sent = hold("post", PATH, () => undefined as never);
  await open();
  const add = await screen.findByRole("button", { name: "Add expense" });
  await vi.waitFor(() => expect(add.hasAttribute("disabled")).toBe(false));
  fireEvent.click(add);
  const form = within(screen.getByRole("heading", { name: "New expense" }).closest("section") as HTMLElement);
  fireEvent.click(form.getByRole("button", { name: "Add expense" }));
  form.getByText("Enter an amount like 450 or 1,250.50.");
  form.getByText("Choose a category, or type one of your own.");
  type("Amount in rupees", "225500000");
  fireEvent.click(form.getByRole("button", { name: "Add expense" }));
  form.getByText("Enter at most ₹1,00,00,000.");
  type("Amount in rupees", "225.50");
  type("Category", " Zari ");
  type("Date", "2026-10-03");
  fireEvent.click(form.getByRole("button", { name: "Add expense" }));
  await sent.came(1);
  expect(sent.bodies).toEqual([{ day: "2026-10-03", category: "Zari", method: "cash", amountPaise: 225_50 }]);
});

test("a correction names the version that was seen", async () => {
  const sent = hold("put", "/admin/payments/expenses/{id}", () => undefined as never);
  await open();
  fireEvent.click(await screen.findByRole("button", { name: /^Edit\s*: Rent, ₹1,000/ }));
  type("Amount in rupees", "1100");
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await sent.came(1);
  expect(sent.bodies).toEqual([{ day: "2026-10-05", category: "Rent", method: "bank", amountPaise: 1_100_00, note: "October", version: 2 }]);
});

test("what piecework paid is not changed here, and only the owner downloads", async () => {
  await open();
  await screen.findByText(/Kannan, recorded automatically$/);
  expect(screen.getAllByRole("button", { name: /^Edit/ })).toHaveLength(1);
  expect(screen.queryByRole("button", { name: /^Download/ })).toBeNull();
});
