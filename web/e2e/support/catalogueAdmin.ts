import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { expect } from "./ownShop";

const photo = fileURLToPath(new URL("../../public/preview.jpg", import.meta.url));

/** Chooses a photo in the form that is open, and waits until it has arrived. */
export async function addPhoto(page: Page, shows: string): Promise<void> {
  await page.getByLabel("Photo: photos").setInputFiles(photo);
  const messages = page.getByLabel("Describe the image");
  await expect(messages).toBeVisible({ timeout: 20_000 });
  await messages.fill(shows);
  await messages.blur();
}

export const save = (page: Page): Promise<void> => page.getByRole("button", { name: "Save", exact: true }).click();

/** Does one thing with a line of a list; on phones it folds out first. */
export async function act(page: Page, title: string, what: string): Promise<void> {
  const dots = page.getByRole("button", { name: `Actions for ${title}`, exact: true });
  const button = page.getByRole("button", { name: `${what} ${title}`, exact: true });
  await expect(dots.or(button).filter({ visible: true }).first()).toBeVisible();
  if (!(await button.isVisible())) await dots.click();
  await button.click();
}

/** Calls the API as the logged-in user. */
export async function api<Answer>(page: Page, method: string, path: string, body?: unknown): Promise<{ status: number; body: Answer }> {
  const answer = await page.evaluate(
    async ([how, where, what]) => {
      const init: RequestInit = { method: how ?? "GET" };
      if (what !== undefined) {
        init.headers = { "content-type": "application/json" };
        init.body = what;
      }
      const got = await fetch(`/api${where ?? ""}`, init);
      const text = await got.text();
      return { status: got.status, text };
    },
    [method, path, body === undefined ? undefined : JSON.stringify(body)] as const,
  );
  return { status: answer.status, body: (answer.text ? JSON.parse(answer.text) : undefined) as Answer };
}
