import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openScreen } from "../../testing/openScreen";
import { answer, problem, refuse } from "../../testing/server";

test("a link that no longer works leads to the login", async () => {
  refuse("post", "/setup/view", () => problem(404, "setup.link_dead"));
  await openScreen("/setup/token");
  const link = await screen.findByRole("link", { name: "log in" });
  expect(link.getAttribute("href")).toBe("/login");
  expect(link.parentElement?.textContent).toBe("If you already have an account, log in.");
});

test("the address on the web is not called like the one of the street", async () => {
  answer("post", "/setup/view", { hasOwner: false });
  await openScreen("/setup/token");
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>("Web address").type).toBe("url"));
});
