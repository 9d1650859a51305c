import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { be, openScreen, owner } from "../../../testing/openScreen";
import { answer } from "../../../testing/server";

beforeEach(() => be(owner));

const expectLink = async (name: string, href: string) => expect((await screen.findByRole("link", { name })).getAttribute("href")).toBe(href);

test.each(["/admin/catalogue/services/new", "/admin/catalogue/products/new"])("%s leads to the first category", async (address) => {
  answer("get", "/admin/catalogue/categories", []);
  answer("get", "/admin/catalogue/services", []);
  await openScreen(address);
  await expectLink("Add category", "/admin/catalogue/categories/new");
  expect(screen.queryByLabelText("Name")).toBeNull();
});

test("a new product leads to the first service", async () => {
  answer("get", "/admin/catalogue/services", []);
  await openScreen("/admin/catalogue/products/new");
  await expectLink("Add service", "/admin/catalogue/services/new");
});
