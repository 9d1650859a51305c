import { openPage } from "../support/hydrated";
import { expect, test } from "../support/test";

test("an enquiry is sent and the form is reset", { tag: "@core" }, async ({ page }) => {
  await openPage(page, "/contactus");
  await page.getByLabel("Name").fill("Asha <b>Rao</b>");
  await page.getByLabel("Phone").fill("+91 98765-43210");
  await page.getByLabel(/Email/).fill("asha@example.com");
  await page.getByRole("textbox", { name: /Message/ }).fill("Two blouses.\nCan you come on Saturday?");
  await page.getByRole("button", { name: /send/i }).click();
  await expect(page.getByText("Enquiry submitted successfully!")).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue("");
  await expect(page.getByRole("textbox", { name: /Message/ })).toHaveValue("");
});

test("every invalid field is named and nothing typed is lost", async ({ page }) => {
  await openPage(page, "/contactus");
  await page.getByLabel("Phone").fill("12345");
  await page.getByLabel(/Email/).fill("asha");
  await page.getByRole("textbox", { name: /Message/ }).fill("A long story");
  await page.getByRole("button", { name: /send/i }).click();
  for (const name of ["Name", "Phone", /Email/]) {
    await expect(page.getByRole("textbox", { name }).first()).toHaveAttribute("aria-invalid", "true");
  }
  await expect(page.getByLabel("Phone")).toHaveValue("12345");
  await expect(page.getByRole("textbox", { name: /Message/ })).toHaveValue("A long story");
});

test("the first press sends, also when it moves the focus from a corrected field", async ({ page }) => {
  await openPage(page, "/contactus");
  await page.getByLabel("Name").fill("Asha");
  await page.getByLabel("Phone").fill("12345");
  await page.getByLabel(/Email/).fill("asha");
  const send = page.getByRole("button", { name: /send/i });
  await send.click();
  await expect(page.getByLabel(/Email/)).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Phone").fill("9876543210");
  await page.getByLabel(/Email/).fill("asha@example.com");
  await send.hover();
  await page.mouse.down();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.mouse.up();
  await expect(page.getByText("Enquiry submitted successfully!")).toBeVisible();
});
