import type { Page } from "@playwright/test";
import { devices } from "../support/devices";
import { expect, test } from "../support/ownShop";
import { logIn, people } from "../support/people";
import { complete, expectAccessible, openOffice, openScreen, undo } from "../support/admin";
import { known, takeInShop } from "./requests";
import { dayFromNow } from "./bookingForm";

test.describe.configure({ timeout: 120_000 });

const money = (page: Page) => page.getByRole("region", { name: "Money", exact: true }).or(page.locator("section").filter({ has: page.getByRole("heading", { name: "Money", exact: true }) }));

/** Creates a walk-in order from the board, which is open, and returns its id. */
async function takeOrder(page: Page, name: string): Promise<number> {
  await page.getByRole("link", { name: "New order" }).click();
  await page.getByLabel("Name", { exact: true }).fill(name);
  await page.getByLabel(/^Item/).fill("Re-hem, four pieces");
  await page.getByLabel(/^Ready by/).fill(dayFromNow(12));
  await page.getByLabel(/^Trial/).fill(dayFromNow(2));
  await page.getByLabel(/^Agreed price/).fill("1,250");
  await page.getByLabel(/^Advance, in rupees/).fill("500");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/orders\/\d+$/);
  return Number(page.url().split("/").at(-1));
}

test.describe("on a phone or a desktop", () => {
  test.use({ oneDevice: true });

  test("a walk-in order is moved through all steps with one undo, paid at the counter and delivered", { tag: "@core" }, async ({ page }) => {
    await openOffice(page, "/admin/orders", people.owner);
    const id = await takeOrder(page, "Kamala Devi");
    await expect(page.getByRole("heading", { name: "Kamala Devi", level: 1 })).toBeVisible();
    await expectAccessible(page, "the order");
    const steps = ["Move to Cutting Started", "Move to Stitching In Progress", "Move to Ready for Pickup"];
    for (const [place, step] of steps.entries()) {
      await page.getByRole("button", { name: step }).click();
      if (place !== 1) continue;
      await expect(page.getByText("Kamala moved to Stitching In Progress")).toBeVisible();
      await undo(page).click();
      await expect(page.getByText(/^Undone: Kamala Devi/)).toBeVisible();
      expect((await known(page, id)).status).toBe("Cutting Started");
      await page.getByRole("button", { name: step }).click();
    }

    await expect(page.getByText("₹1,250 to collect")).toBeVisible();
    await page.getByRole("button", { name: "Other amount" }).click();
    await page.getByLabel("Amount in rupees").fill("500");
    await page.getByLabel(/^Note/).fill("Advance");
    await page.getByRole("button", { name: "Record UPI" }).click();
    await expect(page.getByText("₹750 to collect")).toBeVisible();
    await expect(page.getByText("Advance Paid", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Record ₹750 cash" }).click();
    await expect(page.getByText("All paid")).toBeVisible();
    await expect(money(page).getByText("Cash", { exact: true })).toBeVisible();

    await page.getByRole("button", { name: "Mark as Delivered" }).click();
    await expect(page.getByText("Kamala moved to Delivered")).toBeVisible();
    expect((await known(page, id)).status).toBe("Delivered");

    await openScreen(page, "/admin/reports/days");
    await expect(page.getByText("1 delivered").or(page.getByRole("link", { name: /delivered$/ })).first()).toBeVisible();
    await expect(page.getByRole("heading", { name: "Payments received" })).toBeVisible();
    await complete(page);
    await expectAccessible(page, "the reports");
    await page.getByRole("button", { name: /^Show table\s*: Payments received/ }).click();
    await expect(page.getByRole("cell", { name: "₹1,250" }).first()).toBeVisible();
    const file = await page.evaluate(async () => {
      const month = new Date(Date.now() + 330 * 60_000).toISOString().slice(0, 7);
      const answer = await fetch(`/api/admin/payments/report.csv?month=${month}`);
      return answer.text();
    });
    expect(file).toContain(",750.00,500.00,0.00,0.00,1250.00");
    await page.getByRole("link", { name: /delivered$/ }).click();
    await expect(page.getByRole("list", { name: "Orders", exact: true }).getByRole("link", { name: "Kamala Devi" })).toBeVisible();
  });

  test("a trial is in the calendar, is moved, and is on Today on its day", async ({ page }) => {
    await logIn(page, people.owner);
    const id = await takeInShop(page, "Kamala Devi");
    await page.goto(`/admin/calendar?day=${dayFromNow(2)}`);
    await expect(page.getByText("Trial: Re-hem, four pieces").first()).toBeVisible();
    await openScreen(page, `/admin/orders/${id}`);
    await page.getByRole("button", { name: "Move trial", exact: true }).click();
    await page.getByLabel("Trial date").fill(dayFromNow(0));
    await page.getByRole("button", { name: "Save trial" }).click();
    await expect(page.getByText("Kamala's trial set for today")).toBeVisible();
    await openScreen(page, "/admin");
    await expect(page.getByRole("heading", { name: "Trials today" })).toBeVisible();
    await expectAccessible(page, "today");
  });
});

test.describe("on a phone", () => {
  test.use(devices.phone);

  test("an order of two pieces is taken with its advance in cash", async ({ page }) => {
    await openOffice(page, "/admin/orders/new", people.owner);
    await page.getByLabel("Name", { exact: true }).fill("Kamala Devi");
    const first = page.getByRole("combobox", { name: "Item" });
    await first.pressSequentially("blouse");
    await page.getByRole("option", { name: /^Blouses/ }).first().click();
    await expect(page.getByText("From the catalogue.")).toBeVisible();
    await page.getByRole("button", { name: "Add another piece" }).click();
    const second = page.locator("section").filter({ has: page.getByRole("heading", { name: "Piece 2" }) });
    await expect(second.getByRole("combobox", { name: "Item" })).toBeFocused();
    await second.getByRole("combobox", { name: "Item" }).fill("Fall and pico");
    await second.getByLabel(/^For whom/).fill("Anjali");
    await second.getByLabel(/^Agreed price/).fill("350");
    await page.getByLabel(/^Advance, in rupees/).fill("300");
    await page.getByRole("button", { name: "Cash", exact: true }).click();
    await complete(page);
    await expectAccessible(page, "an order of two pieces");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/orders\/\d+$/);
    const order = await known(page, Number(page.url().split("/").at(-1)));
    expect(order).toMatchObject({ advance: "paid", advancePaise: 30_000 });
    await expect(page.getByText("Cash", { exact: true })).toBeVisible();
  });
});

test.describe("on the board", () => {
  test.use(devices.desktop);

  test("a card is moved with the keyboard alone, and dragged to the next step", async ({ page }) => {
    await logIn(page, people.staff);
    const id = await takeInShop(page, "Kamala Devi");
    // Between phone and desktop the board scrolls sideways in its frame.
    await page.setViewportSize({ width: 820, height: 700 });
    await page.goto("/admin/orders");
    const handle = page.getByRole("button", { name: "Move Kamala Devi to another step" });
    const said = (messages: string) => expect(page.getByRole("status").filter({ hasText: messages })).toHaveCount(1);
    const dropText = (step: string) => page.getByRole("region", { name: step }).getByText("Drop here");
    await handle.focus();
    await page.keyboard.press("Space");
    await said("Kamala Devi picked up at Order Placed. Choose a step with the left and right arrows, press Space to drop, Escape to cancel.");
    for (const step of ["Cutting Started", "Stitching In Progress", "Ready for Pickup"]) {
      await page.keyboard.press("ArrowRight");
      await said(`Over ${step}.`);
      await expect(dropText(step)).toBeInViewport();
    }
    await page.keyboard.press("ArrowRight");
    await said("Over Ready for Pickup, the last step.");
    await page.keyboard.press("Escape");
    await said("Kamala Devi not moved.");
    await expect(page.getByText("Drop here")).toHaveCount(0);
    expect((await known(page, id)).status).toBe("Order Placed");

    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Space");
    await expect(page.getByText("Kamala moved to Cutting Started")).toBeVisible();
    expect((await known(page, id)).status).toBe("Cutting Started");
    await expect(handle).toBeFocused();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("Space");
    await expect(page.getByText("Kamala moved to Order Placed")).toBeVisible();
    expect((await known(page, id)).status).toBe("Order Placed");

    await page.setViewportSize(devices.desktop.viewport);
    await page.goto("/admin/orders");
    const target = page.getByRole("region", { name: "Cutting Started" });
    // Waits until the board has settled.
    await handle.hover({ position: { x: 20, y: 20 } });
    const to = await target.boundingBox();
    if (!to) throw new Error("the board has no place");
    await page.mouse.down();
    await page.mouse.move(to.x + 100, to.y + 160, { steps: 8 });
    await expect(page.getByText("Drop here")).toBeVisible();
    await page.mouse.up();
    await expect(page.getByText("Kamala moved to Cutting Started")).toBeVisible();
    expect((await known(page, id)).status).toBe("Cutting Started");
    await expectAccessible(page, "the board");
  });

  test("a piece is given to a maker by a tap, with one undo, and is on the maker's list with its balance", async ({ page }) => {
    await logIn(page, people.owner);
    const id = await takeInShop(page, "Kamala Devi");
    await page.goto("/admin/orders?by=maker");
    const unassigned = page.getByRole("region", { name: "Unassigned", exact: true });
    const free = unassigned.getByRole("listitem").filter({ hasText: "Kamala Devi" });
    const give = async () => {
      await expect(free).toBeVisible();
      const button = free.getByRole("button", { name: new RegExp(`^${people.staff.name}`) });
      if (await button.isVisible()) await button.click();
      else await free.getByRole("combobox").selectOption({ label: people.staff.name });
      await expect(page.getByText(`assigned to ${people.staff.name}`)).toBeVisible();
    };
    await give();
    await undo(page).click();
    await expect(free).toBeVisible();
    await give();
    const given = page.getByRole("region", { name: people.staff.name, exact: true });
    await expect(given.getByText("Kamala Devi", { exact: false }).first()).toBeVisible();
    await expectAccessible(page, "the board by maker");
    await given.getByRole("listitem").filter({ hasText: "Kamala Devi" }).getByRole("link", { name: /^Re-hem/ }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/orders/${id}/pieces/1$`));
    await openScreen(page, "/admin/orders?by=due");
    await expect(page.getByRole("region", { name: "Later", exact: true })).toContainText("Re-hem, four pieces");
    await expectAccessible(page, "the board by due day");

    await page.setViewportSize(devices.phone.viewport);
    await openOffice(page, "/admin/orders");
    const card = page.getByRole("listitem").filter({ hasText: "Kamala Devi" });
    await expect(card.getByText("₹1,250 to collect")).toBeVisible();
    await expect(card.getByText(`Assigned to ${people.staff.name}`)).toBeAttached();
    await page.getByRole("link", { name: "Mine", exact: true }).click();
    await expect(page).toHaveURL(/filter=mine/);
    await expect(page.getByRole("list", { name: "Orders", exact: true }).getByRole("link", { name: "Kamala Devi" })).toHaveCount(1);
    await card.getByRole("link", { name: "Kamala Devi" }).click();
    await expect(page).toHaveURL(new RegExp(`/admin/orders/${id}$`));
  });
});

test("the customer sees only the shop photos that are shown", async ({ page }) => {
  await logIn(page, people.staff);
  const id = await takeInShop(page, "Kamala Devi");
  await page.goto(`/admin/orders/${id}`);
  const bytes = await page.evaluate(async () => {
    const canvas = document.createElement("canvas");
    canvas.width = 400;
    canvas.height = 500;
    canvas.getContext("2d")?.fillRect(0, 0, 400, 500);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg"));
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))];
  });
  const file = { name: "cloth.jpg", mimeType: "image/jpeg", buffer: Buffer.from(bytes) };
  await page.getByLabel("Photo of the fabric").setInputFiles(file);
  await expect(page.getByText("Visible to customer")).toBeVisible();
  const visibleToCustomer = () =>
    page.evaluate(async (wanted) => {
      const detail = (await (await fetch(`/api/admin/orders/${wanted}`)).json()) as { order: { shopPhotos: unknown[] } };
      return detail.order.shopPhotos.length;
    }, id);
  expect(await visibleToCustomer()).toBe(1);
  await page.getByRole("button", { name: /^Hide from customer\s*: Fabric/ }).click();
  await expect(page.getByText("Shop only", { exact: true })).toBeVisible();
  expect(await visibleToCustomer()).toBe(0);
});
