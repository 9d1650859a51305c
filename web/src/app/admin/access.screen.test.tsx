import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Session } from "../../api/schema";
import { be, openScreen, owner } from "../../testing/openScreen";
import { answer } from "../../testing/server";

const manager = { user: { ...owner.user, id: 5, name: "Selvi M.", role: "staff", staffRole: "manager" } } as Session;
const main = () => within(screen.getByRole("main"));

test("the back office asks visitors to log in, and leads back to the screen", async () => {
  be({});
  await openScreen("/admin/orders");
  await waitFor(() => expect(location.pathname + location.search).toBe("/login?next=%2Fadmin%2Forders"));
});

test("a team member who logs in is led to the back office", async () => {
  be({});
  await openScreen("/login");
  answer("post", "/session", manager);
  be(manager);
  fireEvent.change(screen.getByLabelText(/^Mobile/), { target: { value: "9000000003" } });
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: "three rani petticoats" } });
  fireEvent.click(main().getByRole("button", { name: /^Login/ }));
  await waitFor(() => expect(location.pathname).toBe("/admin"));
  expect((await screen.findByRole("heading", { level: 1, name: /Selvi/ })).textContent).toMatch(/, Selvi/);
});

test("a screen of the owner is not found by others, and leads to Today and to the shop", async () => {
  be(manager);
  await openScreen("/admin/payments/disputes");
  await screen.findByRole("heading", { name: "Page not found" });
  main().getByText(/your role has no access/);
  const ways = main().getAllByRole("link", { name: "Today" });
  expect(ways.map((link) => link.getAttribute("href"))).toContain("/admin");
  expect(screen.getAllByRole("link", { name: "View shop" }).map((link) => link.getAttribute("href"))).toContain("/");
});
