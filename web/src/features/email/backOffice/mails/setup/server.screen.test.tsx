import { fireEvent, screen, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { expect, test } from "vitest";
import { be, openScreen, owner } from "../../../../../testing/openScreen";
import { sampleOf } from "../../../../../testing/sample";
import { answer, refuse } from "../../../../../testing/server";

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
