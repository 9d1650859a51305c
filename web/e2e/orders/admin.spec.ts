import { expect, test } from "../support/ownShop";
import { logIn, people } from "../support/people";
import { expectAccessible, openOffice, openScreen, undo } from "../support/admin";
import { approvalOf, approve, book, known, requestOf } from "./requests";
import { dayFromNow } from "./bookingForm";
import { api } from "../support/catalogueAdmin";

test.describe.configure({ timeout: 120_000 });

test.describe("on a phone or a desktop", () => {
  test.use({ oneDevice: true });

  test("a request is approved from Today, moved along with one undo, and delivered", { tag: "@core" }, async ({ page }) => {
    const id = await book(page, 9, "3:00PM To 5:00PM");
    await openOffice(page, "/admin", people.owner);
    const request = await requestOf(page, "Meera Iyer");
    await expect(request.getByRole("link", { name: "Call Meera Iyer" })).toHaveAttribute("href", "tel:+919840012345");
    const dialog = await approvalOf(page, request);
    await dialog.getByLabel("Ready by").fill(dayFromNow(20));
    await expectAccessible(page, "the approval");
    await dialog.getByRole("radio", { name: "Other amount" }).check({ force: true });
    await dialog.getByLabel("Advance in rupees").fill("500");
    await dialog.getByRole("button", { name: "Approve with ₹500 advance" }).click();
    await expect(page.getByText("Meera's request approved with ₹500 advance")).toBeVisible();
    expect(await known(page, id)).toMatchObject({ status: "Order Placed", advancePaise: 50_000, promisedDay: dayFromNow(20) });

    await page.getByRole("link", { name: /Order Placed$/ }).click();
    await expect(page.getByRole("heading", { name: "Orders", level: 1 })).toBeVisible();
    const move = page.getByRole("button", { name: /^Move to Cutting Started\s+for Meera Iyer$/ });
    await move.click();
    await expect(page.getByText("Meera moved to Cutting Started")).toBeVisible();
    await expect(page.getByText("Email delivery is not set up, so no email is sent.", { exact: false })).toBeVisible();
    await undo(page).click();
    await expect(page.getByText(/^Undone: Meera Iyer/)).toBeVisible();
    expect((await known(page, id)).status).toBe("Order Placed");

    await move.click();
    await expect(page.getByText("Meera moved to Cutting Started")).toBeVisible();
    await openScreen(page, `/admin/orders/${id}`);
    for (const step of ["Move to Stitching In Progress", "Move to Ready for Pickup", "Mark as Delivered"]) {
      await page.getByRole("button", { name: step }).click();
    }
    await page.getByRole("button", { name: "Deliver unpaid" }).click();
    await expect(page.getByRole("button", { name: /^Move to|^Mark as/ })).toHaveCount(0);
    await expect(page.getByText("Meera moved to Delivered")).toBeVisible();
    expect((await known(page, id)).status).toBe("Delivered");
    await openScreen(page, "/admin");
    await expect(page.getByText(/orders? finished in the last seven days/)).toBeVisible();
  });

  test("a request is declined with a reason that the customer sees", { tag: "@core" }, async ({ page }) => {
    const id = await book(page, 6, "1:00PM To 3:00PM");
    await openOffice(page);
    const request = await requestOf(page, "Meera Iyer");
    const dialog = await approvalOf(page, request);
    await dialog.getByRole("button", { name: "Decline" }).click();
    const window = page.getByRole("dialog", { name: "Decline Meera's request?" });
    await window.getByRole("button", { name: "Decline request" }).click();
    await expect(window.getByText("Enter a reason. Meera will see it.")).toBeVisible();
    await window.getByLabel("Reason (Meera will see this)").fill("We are away that week.");
    // Closed by mistake: what was typed is still there.
    await window.getByRole("button", { name: "Close" }).click();
    await dialog.getByRole("button", { name: "Decline" }).click();
    await expect(window.getByLabel("Reason (Meera will see this)")).toHaveValue("We are away that week.");
    await window.getByRole("button", { name: "Decline request" }).click();
    await expect(page.getByText("Meera's request declined")).toBeVisible();
    expect(await known(page, id)).toMatchObject({ status: "Rejected", reason: "We are away that week." });
    await undo(page).click();
    await expect(request).toBeVisible();
    expect((await known(page, id)).status).toBe("Pending");
  });

  test("every screen is accessible", async ({ page }) => {
    const measurements = { height: 162, shoulder: 36, aroundBust: 90.5, aroundWaist: 76 };
    const id = await book(page, 1, "3:00PM To 5:00PM", { pieces: [{ productId: 29, measurements }], message: "Please call before you come." });
    const screens = ["/admin", "/admin/orders", "/admin/orders?filter=open", "/admin/orders?q=unknown", `/admin/orders/${id}`, `/admin/calendar?day=${dayFromNow(1)}`];
    await openOffice(page);
    for (const screen of screens) {
      await openScreen(page, screen);
      await expectAccessible(page, screen);
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(tooWide, screen).toBeLessThanOrEqual(0);
    }
  });
});

test("a full day is marked as full, and a day is closed and reopened", async ({ page }) => {
  const id = await book(page, 3, "11:00 AM To 1:00PM");
  const whole = await book(page, 2, "Full Day");
  await openOffice(page, `/admin/orders/${id}`, people.owner);
  // A whole day takes its place once it is approved.
  expect((await api(page, "POST", `/admin/orders/${whole}/approve`, { advancePaise: 0 })).status).toBe(200);
  await page.getByRole("button", { name: "Move visit" }).first().click();
  const window = page.getByRole("dialog", { name: "Move Meera's visit" });
  const dayButton = (days: number) => window.getByRole("button", { name: new RegExp(`\\b${Number(dayFromNow(days).slice(8))}\\b`) }).first();
  // It begins on the day of the visit.
  await window.getByRole("button", { name: "Earlier days" }).click();
  await expect(dayButton(2)).toBeDisabled();
  await expect(dayButton(2)).toContainText("Full");
  await dayButton(6).click();
  await window.getByRole("button", { name: /^5:00PM To 7:00PM/ }).click();
  await expect(page.getByText(/Meera's visit moved to/)).toBeVisible();
  expect((await known(page, id)).appointmentDate).toBe(dayFromNow(6));
  await undo(page).click();
  await expect.poll(async () => (await known(page, id)).appointmentDate).toBe(dayFromNow(3));

  await openScreen(page, `/admin/calendar?day=${dayFromNow(6)}`);
  await page.getByRole("button", { name: "Close this day" }).click();
  const question = page.getByRole("dialog", { name: /^Close / });
  await question.getByLabel("Reason").fill("Temple festival");
  await question.getByRole("button", { name: "Close day" }).click();
  await expect(page.getByText("Temple festival").first()).toBeVisible();
  const closedOn = (days: number) =>
    page.evaluate(async (day) => ((await (await fetch(`/api/orders/slots?day=${day}`)).json()) as { closed: boolean }).closed, dayFromNow(days));
  expect(await closedOn(6)).toBe(true);
  await page.getByRole("button", { name: "Open this day" }).click();
  await expect(page.getByRole("button", { name: "Close this day" })).toBeVisible();
  expect(await closedOn(6)).toBe(false);
});

test("notes, terms, the job card and the pick-up list", async ({ page }) => {
  const id = await book(page, 2, "3:00PM To 5:00PM", { pieces: [{ productId: 29, measurements: { shoulder: 36 } }] });
  await openOffice(page, `/admin/orders/${id}`, people.owner);
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await approve(page);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await page.getByLabel("Advance in rupees").fill("750");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("₹750")).toBeVisible();
  await page.getByLabel("New note").fill("Silk lining, customer brings the border.");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Silk lining" })).toBeVisible();
  await expect(page.getByLabel("New note")).toHaveValue("");
  await expect(page.getByRole("button", { name: "Shoulder" })).toContainText("14¼");
  await page.getByRole("radio", { name: "cm" }).check({ force: true });
  await expect(page.getByRole("button", { name: "Shoulder" })).toContainText("36");
  await page.getByRole("radio", { name: "inch" }).check({ force: true });
  await page.getByLabel("WhatsApp message to Meera").fill("Hello Meera, see you at three.");
  await expect(page.getByRole("link", { name: "Open in WhatsApp" })).toHaveAttribute("href", /^https:\/\/wa\.me\/919840012345\?text=Hello%20Meera%2C%20see/);
  await page.getByRole("button", { name: "Add details of the fabric" }).click();
  await page.getByRole("textbox", { name: "Fabric" }).fill("Raw silk, 2.5 m, customer's own.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByLabel("Assigned to").selectOption({ label: "Selvi M." });
  await page.getByRole("button", { name: "Set trial" }).click();
  await page.getByLabel("Trial date").fill(dayFromNow(9));
  await page.getByRole("button", { name: "Save trial" }).click();
  await expect(page.getByRole("button", { name: "Move trial", exact: true })).toBeVisible();
  const jobCard = await page.getByRole("link", { name: "Print job cards" }).getAttribute("href");
  const printed = await page.request.get(jobCard ?? "");
  expect(printed.headers()["content-type"]).toBe("application/pdf");

  await openScreen(page, `/admin/calendar?day=${dayFromNow(2)}`);
  await page.getByRole("button", { name: "Print pick-up list" }).click();
  await expect(page.getByText(/^Pick-up list, /)).toBeAttached();
});

test("customers load nothing of the back office", async ({ page }) => {
  await logIn(page);
  const fetched: string[] = [];
  page.on("request", (request) => fetched.push(request.url()));
  await page.goto("/admin");
  await expect(page.getByText("Page not found")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Back office" })).toHaveCount(0);
  expect(fetched.filter((url) => /BackOffice|\/api\/admin/.test(url))).toEqual([]);
});
