import { openPage } from "../support/hydrated";
import { expect, test } from "../support/test";

test("the first press sends an enquiry, also when it moves the focus from a corrected field", { tag: "@core" }, async ({ page }) => {
  await openPage(page, "/contactus");
  const message = page.getByRole("textbox", { name: /Message/ });
  await page.getByLabel("Name").fill("Asha <b>Rao</b>");
  await page.getByLabel("Phone").fill("12345");
  await page.getByLabel(/Email/).fill("asha");
  await message.fill("Two blouses.\nCan you come on Saturday?");
  const send = page.getByRole("button", { name: /send/i });
  await send.click();
  await expect(page.getByLabel(/Email/)).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("Phone").fill("+91 98765-43210");
  await page.getByLabel(/Email/).fill("asha@example.com");
  await send.hover();
  await page.mouse.down();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.mouse.up();
  await expect(page.getByText("Enquiry submitted successfully!")).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue("");
  await expect(message).toHaveValue("");
});
