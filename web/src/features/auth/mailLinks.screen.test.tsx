import { cleanup, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { be, openScreen } from "../../testing/openScreen";
import { sampleOf } from "../../testing/sample";
import { answer, problem, refuse } from "../../testing/server";
import { forgetSecret } from "./secret";

beforeEach(() => {
  be({});
  forgetSecret();
});

/** Loads the page at the address again: what was in memory is gone. */
async function reload(): Promise<void> {
  cleanup();
  forgetSecret();
  await openScreen(location.pathname);
}

test("a page to set a password that is reloaded asks for the link again, and does not call it dead", async () => {
  answer("post", "/auth/password/reset/view", sampleOf("password_reset_view"));
  await openScreen("/resetpassword/3f9c2a7d");
  await screen.findByLabelText("New password");
  await waitFor(() => expect(location.pathname).toBe("/resetpassword"));
  await reload();
  await screen.findByText("Open the link in your email again.");
  expect(screen.getByRole("link", { name: "Request a new link" }).getAttribute("href")).toBe("/forgetpassword");
  expect(screen.queryByText("This link no longer works")).toBeNull();
});

test("a dead link to set a password is called dead", async () => {
  refuse("post", "/auth/password/reset/view", () => problem(410, "auth.link_dead"));
  await openScreen("/resetpassword/3f9c2a7d");
  await screen.findByText("This link no longer works");
  expect(screen.getByRole("link", { name: "Request a new link" })).toBeTruthy();
});

test("a page to confirm a change that is reloaded asks for the link again, and does not call it dead", async () => {
  await openScreen("/account/confirm/3f9c2a7d");
  await screen.findByRole("button", { name: /^Confirm/ });
  await reload();
  await screen.findByText("Open the link in your email again.");
  expect(screen.getByRole("link", { name: "Your account" }).getAttribute("href")).toBe("/account");
  expect(screen.queryByText("This link no longer works")).toBeNull();
});
