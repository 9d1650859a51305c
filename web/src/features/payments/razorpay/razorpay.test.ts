import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Checkout } from "../../../api/schema";
import { leavesThePage } from "./inApp";
import { optionsOf } from "./options";

const checkout: Checkout = {
  provider: "razorpay",
  providerOrderId: "order_IEIaMR65cu6nz3",
  amountPaise: 50_050,
  currency: "INR",
  description: "Payment for Bridal blouse",
  keyId: "rzp_test_1",
  scriptUrl: "https://checkout.example/v1/checkout.js",
  window: {
    businessName: "Example Tailoring",
    themeColour: "#B5105B",
    buyerName: "Asha Raman",
    buyerEmail: "asha@example.com",
    buyerMobile: "+919840000001",
    callbackPath: "/api/payments/callbacks/razorpay",
  },
};
const ends = { handler: () => undefined, ondismiss: () => undefined };

describe("the provider's options", () => {
  test("are the shop's, with the buyer's details prefilled and the mobile read-only", () => {
    expect(optionsOf(checkout, ends)).toEqual({
      key: "rzp_test_1",
      amount: 50_050,
      currency: "INR",
      name: "Example Tailoring",
      description: "Payment for Bridal blouse",
      order_id: "order_IEIaMR65cu6nz3",
      prefill: { name: "Asha Raman", email: "asha@example.com", contact: "+919840000001" },
      readonly: { contact: true },
      theme: { color: "#B5105B" },
      modal: { confirm_close: true, ondismiss: ends.ondismiss },
      handler: ends.handler,
    });
  });

  test("let a buyer without a mobile enter one", () => {
    const { businessName, themeColour, callbackPath } = checkout.window ?? { businessName: "", themeColour: "", callbackPath: "" };
    const options = optionsOf({ ...checkout, window: { businessName, themeColour, callbackPath } }, ends);
    expect(options.prefill).toEqual({});
    expect(options.readonly).toEqual({ contact: false });
  });

  test("contain the return address when the page is left", () => {
    const options = optionsOf(checkout, ends, "https://shop.example/api/payments/callbacks/razorpay");
    expect(options).toMatchObject({ redirect: true, callback_url: "https://shop.example/api/payments/callbacks/razorpay" });
  });
});

test.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Instagram 350.0.0", true],
  ["Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/480.0;]", true],
  ["Opera/9.80 (Android; Opera Mini/36.2/119.132; U; en) Presto/2.12.423 Version/12.16", true],
  ["Mozilla/5.0 (Linux; U; Android 14; en-IN) AppleWebKit/537.36 Version/4.0 Chrome/100.0 UCBrowser/13.4 Mobile Safari/537.36", true],
  ["Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36", false],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 14_0) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15", false],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 OPR/120.0", false],
])("whether %s shows no frame: %s", (userAgent, leaves) => {
  expect(leavesThePage(userAgent)).toBe(leaves);
});

describe("the provider's script", () => {
  interface FakeScript {
    onload: (() => void) | null;
    onerror: (() => void) | null;
    remove: () => void;
  }
  let attached: FakeScript[];

  const load = async () => {
    vi.resetModules();
    return (await import("./script")).loadScript;
  };
  const last = () => attached[attached.length - 1];
  const settled = () => Promise.resolve().then(() => Promise.resolve());

  beforeEach(() => {
    attached = [];
    vi.useFakeTimers();
    vi.stubGlobal("window", {});
    vi.stubGlobal("document", {
      createElement: (): FakeScript => ({ onload: null, onerror: null, remove: () => undefined }),
      head: { append: (script: FakeScript) => attached.push(script) },
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test("is loaded once", async () => {
    const loadScript = await load();
    const first = loadScript("https://checkout.example/v1/checkout.js");
    expect(loadScript("https://checkout.example/v1/checkout.js")).toBe(first);
    const Razorpay = class {};
    vi.stubGlobal("window", { Razorpay });
    last()?.onload?.();
    await expect(first).resolves.toBe(Razorpay);
    expect(attached).toHaveLength(1);
  });

  test("is tried twice, and again with the next press", async () => {
    const loadScript = await load();
    const first = loadScript("https://checkout.example/v1/checkout.js");
    const refused = expect(first).rejects.toThrow("cannot be fetched");
    last()?.onerror?.();
    await settled();
    expect(attached).toHaveLength(2);
    last()?.onerror?.();
    await refused;
    void loadScript("https://checkout.example/v1/checkout.js").catch(() => undefined);
    expect(attached).toHaveLength(3);
  });

  test("that does not load is given up", async () => {
    const loadScript = await load();
    const refused = expect(loadScript("https://checkout.example/v1/checkout.js")).rejects.toThrow("in time");
    await vi.advanceTimersByTimeAsync(24_000);
    await refused;
  });
});
