import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { PaymentProviderDetail } from "../../../../api/schema";
import { be, openScreen, owner } from "../../../../testing/openScreen";
import { answer, hold, problem, refuse } from "../../../../testing/server";

const PATH = "/admin/payments/provider";
const TEST_KEY = "rzp_test_Example01";
const LIVE_KEY = "rzp_live_Example01";

const demo: PaymentProviderDetail = {
  mode: "sandbox",
  webhookAddress: "https://shop.example.com/api/payments/webhooks/razorpay",
  webhookEvents: ["payment.captured"],
  liveOnly: false,
  testPurchases: 0,
};
const entered: PaymentProviderDetail = { ...demo, mode: "test", keyId: TEST_KEY, keysFrom: "screen" };

const main = () => within(screen.getByRole("main"));
const field = (name: string) => main().getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(main().getByRole("button", { name: new RegExp(`^${name}`) }));
const saveButton = () => main().getByRole("button", { name: /^Save and take/ });
const ready = () => waitFor(() => expect(saveButton().getAttribute("aria-disabled")).toBeNull());
const refusalOf = async (title: string) => (await main().findByText(title)).closest("[role=alert]");

const open = async (detail: PaymentProviderDetail) => {
  answer("get", PATH, detail);
  await openScreen("/admin/settings/payments");
  await main().findByRole("heading", { name: "Keys" });
};

beforeEach(() => be(owner));

test("a key that the server refuses is explained at its field until the next try", async () => {
  const said = "Please copy the key id as the provider shows it: it begins with rzp_test_ or rzp_live_.";
  const fields = [{ field: "keyId", code: "invalid", message: said }];
  const refusal = { code: "request.invalid_body", message: "x", fields };
  refuse("post", "/admin/payments/provider/check", () => Response.json(refusal, { status: 422 }));
  await open(demo);
  main().getByRole("heading", { name: "Test payments" });
  type("Key ID", "my key");
  press("Test keys");
  await waitFor(() => expect(field("Key ID").getAttribute("aria-invalid")).toBe("true"));
  main().getByText(said);
  await ready();
  answer("post", "/admin/payments/provider/check", undefined);
  press("Test keys");
  await main().findByText(/^Nothing has been saved yet\./);
  expect(main().queryByText(said)).toBeNull();
  expect(field("Key ID").getAttribute("aria-invalid")).not.toBe("true");
});

test.each([
  ["payments.keys_refused", 422, "Razorpay does not accept these keys", /do not match.*Nothing was changed here\.$/],
  ["payments.provider_silent", 503, "Razorpay is not responding", /could not be tested\. Nothing was changed here\./],
  ["payments.live_keys_only", 409, "These are test keys, and this shop has taken real payments", /what you sell for free/],
] as const)("keys that cannot be saved say why: %s", async (code, status, title, text) => {
  refuse("put", PATH, () => problem(status, code));
  await open(demo);
  type("Key ID", TEST_KEY);
  type("Key secret", "secret");
  type("Webhook secret", "hook");
  press("Save and take payments");
  expect((await refusalOf(title))?.textContent).toMatch(text);
  await ready();
  expect([field("Key ID").value, field("Key secret").value]).toEqual([TEST_KEY, "secret"]);
});

test("saved keys replace the test payments, and no secret remains in the form", async () => {
  const saved = hold("put", PATH, () => undefined);
  await open(demo);
  type("Key ID", ` ${TEST_KEY} `);
  type("Key secret", "secret");
  type("Webhook secret", "hook");
  press("Save and take payments");
  await saved.came(1);
  expect(saved.bodies).toEqual([{ keyId: TEST_KEY, keySecret: "secret", webhookSecret: "hook" }]);
  answer("get", PATH, entered);
  await saved.release();
  await screen.findByText("Keys saved. The shop now takes payments with them.");
  await main().findByRole("heading", { name: "Razorpay, test keys" });
  main().getByText(/^No webhook received yet\./);
  main().getByText("Saved, and not shown. Leave empty to keep it.");
  expect([field("Key secret").value, field("Webhook secret").value]).toEqual(["", ""]);
});

test("a typed secret can be shown", async () => {
  await open(demo);
  type("Key secret", "secret");
  expect(field("Key secret").type).toBe("password");
  press("Show key secret");
  expect(field("Key secret").type).toBe("text");
});

test("a new webhook secret is saved alone, and the previous one is accepted for two more days", async () => {
  const saved = hold("put", PATH, () => undefined);
  await open(entered);
  main().getByText("Saved. A new one applies immediately; the previous one is accepted for two more days.");
  type("Webhook secret", "another");
  press("Save and take payments");
  await saved.came(1);
  expect(saved.bodies).toEqual([{ keyId: TEST_KEY, webhookSecret: "another" }]);
  await saved.release();
  await waitFor(() => expect(field("Webhook secret").value).toBe(""));
});

test("a shop that has taken real payments asks for live keys", async () => {
  await open({ ...entered, mode: "live", keyId: LIVE_KEY, liveOnly: true });
  main().getByRole("heading", { name: "Razorpay, live keys" });
  main().getByText("Starts with rzp_live_, because this shop has taken real payments.");
  expect(field("Key ID").value).toBe(LIVE_KEY);
});

test("keys from the environment are shown without a form", async () => {
  await open({ ...entered, keysFrom: "environment" });
  main().getByText(TEST_KEY);
  main().getByText(/^The keys are set on the server/);
  expect(main().queryAllByRole("textbox")).toEqual([]);
  expect(main().queryByRole("button", { name: "Save and take payments" })).toBeNull();
});
