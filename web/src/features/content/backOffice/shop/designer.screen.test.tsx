import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { be, openScreen, owner } from "../../../../testing/openScreen";

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
