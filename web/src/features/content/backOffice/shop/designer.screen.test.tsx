import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { be, openScreen, owner } from "../../../../testing/openScreen";
import { refuse } from "../../../../testing/server";

const WRONG = "Enter a name, or remove the website.";

test("removing the designer's website removes the error of the missing name", async () => {
  be(owner);
  await openScreen("/admin/settings/shop");
  const website = await screen.findByLabelText<HTMLInputElement>(/^Designer's website/);
  fireEvent.change(website, { target: { value: "foo.com" } });
  fireEvent.submit(website.form as HTMLFormElement);
  await screen.findByText(WRONG);
  fireEvent.change(website, { target: { value: "" } });
  fireEvent.blur(website);
  await waitFor(() => expect(screen.queryByText(WRONG)).toBeNull());
});

test("a wrong WhatsApp number is named, and not saved", async () => {
  be(owner);
  const sent = refuse("put", "/admin/content/shop");
  await openScreen("/admin/settings/shop");
  const number = await screen.findByLabelText<HTMLInputElement>(/^WhatsApp number/);
  fireEvent.change(number, { target: { value: "98765" } });
  fireEvent.submit(number.form as HTMLFormElement);
  const message = "Enter a 10-digit mobile number, or a number with its country code.";
  expect(await screen.findAllByText(message, { exact: false })).not.toEqual([]);
  expect(sent).toEqual([]);
});
