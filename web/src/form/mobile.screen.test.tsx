import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Session } from "../api/schema";
import { be, openScreen, owner } from "../testing/openScreen";

// Autofill knows the number of the person at the device alone.
test.each<[string, Session, RegExp, string]>([
  ["/contactus", {}, /^Phone/, "tel-national"],
  ["/admin/customers/new", owner, /^Mobile/, "off"],
  ["/admin/orders/new", owner, /^Mobile/, "off"],
])("the mobile number at %s is typed on the number pad", async (address, person, label, autocomplete) => {
  be(person);
  await openScreen(address);
  const box = await screen.findByLabelText(label);
  const attributes = ["type", "inputmode", "autocomplete"].map((name) => box.getAttribute(name));
  expect(attributes).toEqual(["tel", "numeric", autocomplete]);
});
