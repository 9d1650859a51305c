import type { RazorpayScript } from "./types";

const ATTEMPTS = 2;
const TIMEOUT_MS = 12_000;

let script: Promise<RazorpayScript> | undefined;

/** Loads the provider's script once, with the first payment. A failed load is retried with the next press. */
export function loadScript(address: string): Promise<RazorpayScript> {
  script ??= patiently(address).catch((failure: unknown) => {
    script = undefined;
    throw failure;
  });
  return script;
}

async function patiently(address: string): Promise<RazorpayScript> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await attach(address);
    } catch (failure) {
      if (attempt >= ATTEMPTS) throw failure;
    }
  }
}

function attach(address: string): Promise<RazorpayScript> {
  return new Promise((resolve, reject) => {
    const element = document.createElement("script");
    const end = (act: () => void) => {
      clearTimeout(timer);
      element.onload = null;
      element.onerror = null;
      act();
    };
    const fail = (why: string) =>
      end(() => {
        element.remove();
        reject(new Error(`the payment provider's script ${why}`));
      });
    const timer = setTimeout(() => fail("did not come in time"), TIMEOUT_MS);
    element.onload = () => {
      const { Razorpay } = window;
      if (Razorpay) end(() => resolve(Razorpay));
      else fail("is something else");
    };
    element.onerror = () => fail("cannot be fetched");
    element.src = address;
    element.async = true;
    document.head.append(element);
  });
}
