import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { be, openScreen } from "../testing/openScreen";

test("the buttons that show a password entered twice have names of their own", async () => {
  be({});
  await openScreen("/register");
  const buttons = await screen.findAllByRole("button", { name: /^Show/ });
  expect(buttons.map((button) => button.getAttribute("aria-label"))).toEqual(["Show password", "Show password confirmation"]);
});
