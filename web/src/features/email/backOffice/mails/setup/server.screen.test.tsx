import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { expect, test } from "vitest";
import { be, openScreen, owner } from "../../../../../testing/openScreen";
import { sampleOf } from "../../../../../testing/sample";
import { answer, hold, refuse } from "../../../../../testing/server";

test("a test of the mail server names what is missing at its field", async () => {
  be(owner);
  answer("get", "/admin/mails/setup", { ...sampleOf("admin_mail_setup_view"), route: "files", host: "" });
  const message = "Please give the mail server's name.";
  const fields = [{ field: "host", code: "required", message }];
  const body = { code: "request.invalid_body", message: "Please check.", fields };
  refuse("post", "/admin/mails/setup/check", () => HttpResponse.json(body, { status: 422 }));
  await openScreen("/admin/settings/mail-setup");
  await screen.findByText(/^Customers get no confirmation/);
  fireEvent.change(screen.getByLabelText("Send emails through"), { target: { value: "smtp" } });
  fireEvent.click(screen.getByRole("button", { name: /^Test without sending/ }));
  await waitFor(() => expect(screen.getByLabelText("Mail server").getAttribute("aria-invalid")).toBe("true"));
  screen.getAllByText(message);
});

const ready = async (name: RegExp) => {
  const button = await screen.findByRole("button", { name });
  await waitFor(() => expect(button.getAttribute("aria-disabled")).toBeNull());
  return button;
};
const press = async (name: RegExp) => {
  const button = await ready(name);
  button.focus();
  fireEvent.click(button);
};

test("a second test removes the error and the sent test's result of before", async () => {
  be(owner);
  answer("get", "/admin/mails/setup", { ...sampleOf("admin_mail_setup_view"), setBy: "owner", route: "smtp", host: "localhost", port: 1 });
  const tested = sampleOf("admin_mail_test");
  answer("post", "/admin/mails/test", { ...tested, tried: { error: "login" } });
  const message = "Please give a port, usually 587 or 465.";
  const problem = { code: "request.invalid_body", message: "Please check.", fields: [{ field: "port", code: "invalid", message }] };
  const refused = refuse("post", "/admin/mails/setup/check", () => HttpResponse.json(problem, { status: 422 }));
  await openScreen("/admin/settings/mail-setup");
  await press(/^Send test/);
  await screen.findByText("The login was refused");

  await press(/^Test without sending/);
  const shown = within(screen.getByRole("region", { name: "Messages" }));
  await shown.findByText(message);
  expect(refused).toHaveLength(1);
  expect(screen.queryByText("The login was refused")).toBeNull();

  const checked = hold("post", "/admin/mails/setup/check", () => ({ error: "unreachable" }));
  await press(/^Test without sending/);
  await checked.came(1);
  await waitFor(() => expect(shown.queryByText(message)).toBeNull());
  await checked.release();
  await screen.findByText("The mail server cannot be reached");
});
