import type { Page } from "@playwright/test";

export interface Person {
  name: string;
  mobile: string;
  email: string;
  password: string;
}

export async function fillRegistration(page: Page, person: Person): Promise<void> {
  await page.getByLabel("Name").fill(person.name);
  await page.getByLabel("Mobile").fill(person.mobile);
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password", { exact: true }).fill(person.password);
  await page.getByLabel("Confirm password", { exact: true }).fill(person.password);
}
