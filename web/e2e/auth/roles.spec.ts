import type { Page } from "@playwright/test";
import { expectAccessible, openOffice, openScreen } from "../support/admin";
import { openInside } from "../support/openInside";
import { people } from "../support/people";
import { expect, test } from "../support/test";

test.describe.configure({ timeout: 120_000 });

/** What a member of the team sees on a phone, and what the server refuses. */
interface Seen {
  bar: string[];
  opens: [path: string, heading: string | RegExp][];
  notFound: string[];
  refused: string[];
}

const ROLES: Record<"counter" | "maker" | "editor", Seen> = {
  counter: {
    bar: ["Today", "Orders", "Calendar", "Customers", "More"],
    opens: [
      ["/admin/orders", "Orders"],
      ["/admin/customers", "Customers"],
      ["/admin/content/enquiries", "Enquiries"],
    ],
    notFound: ["/admin/catalogue", "/admin/content/banner", "/admin/payments", "/admin/reports", "/admin/settings/staff"],
    refused: ["/admin/content/banner", "/admin/payments/report?month=2026-11", "/admin/staff"],
  },
  maker: {
    bar: ["My pieces", "Piecework", "Settings", "More"],
    opens: [["/admin", "My pieces"]],
    notFound: ["/admin/orders", "/admin/orders/1001", "/admin/customers", "/admin/calendar", "/admin/catalogue", "/admin/payments"],
    refused: ["/admin/orders", "/admin/board", "/admin/today", "/admin/customers?q=asha", "/admin/content/banner"],
  },
  editor: {
    bar: ["Catalogue", "Courses", "Content", "Settings", "More"],
    opens: [
      ["/admin", "Content"],
      ["/admin/catalogue", "Catalogue"],
      ["/admin/courses", "Courses"],
    ],
    notFound: ["/admin/orders", "/admin/customers", "/admin/content/enquiries", "/admin/calendar", "/admin/payments"],
    refused: ["/admin/orders", "/admin/customers?q=asha", "/admin/content/enquiries", "/admin/own-pieces/1/photos/1"],
  },
};

/** The server's status for a read of this address. */
const statusOf = (page: Page, path: string): Promise<number> => page.evaluate(async (address) => (await fetch(`/api${address}`)).status, path);

test.use({ viewport: { width: 390, height: 844 } });

for (const [role, { bar, opens, notFound, refused }] of Object.entries(ROLES)) {
  test(`on a phone the ${role} sees only their own screens`, async ({ page, watched }) => {
    watched.allow(/40[34]/);
    await openOffice(page, "/admin", people[role as keyof typeof ROLES]);
    const links = page.getByRole("navigation", { name: "Back office" }).filter({ visible: true }).getByRole("link");
    await expect(links).toHaveText(bar.map((label) => new RegExp(`^${label}`)));
    for (const [path, heading] of opens) {
      await openScreen(page, path);
      await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
      await expectAccessible(page, `${path} of the ${role}`);
    }
    for (const path of notFound) {
      await openInside(page, path);
      await expect(page.getByText("your role has no access"), path).toBeVisible();
    }
    for (const path of refused) expect([403, 404], path).toContain(await statusOf(page, path));
  });
}

test("a maker opens a piece, moves it on and takes it back", async ({ page }) => {
  await openOffice(page, "/admin", people.maker);
  const cards = page.getByRole("main").getByRole("listitem").filter({ hasText: /HM-/ });
  await expect(page.getByRole("main")).not.toContainText("₹");
  await cards.filter({ hasNotText: "Alteration" }).first().getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("HM-");
  await expect(page.getByRole("main")).not.toContainText("₹");
  await expectAccessible(page, "a piece of a maker");
  await page.getByRole("button", { name: /^Move to / }).click();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByRole("button", { name: /^Move to / })).toBeVisible();
});

test("a maker finishes an alteration and writes a note about the garment", async ({ page }) => {
  await openOffice(page, "/admin", people.maker);
  const cards = page.getByRole("main").getByRole("listitem").filter({ hasText: "Alteration" });
  await cards.first().getByRole("link").click();
  await expect(page.getByRole("heading", { name: "Alteration" })).toBeVisible();
  await expectAccessible(page, "an alteration of a maker");
  await page.getByRole("button", { name: "Mark ready" }).click();
  await expect(page.getByText("Finished. The shop hands it over.")).toBeVisible();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByRole("button", { name: "Mark ready" })).toBeVisible();
  await page.getByLabel("New note").fill("Seams are 2 cm wide.");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Seams are 2 cm wide." })).toContainText("Kannan P.");
});
