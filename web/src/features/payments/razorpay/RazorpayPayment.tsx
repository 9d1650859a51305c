import { useEffect, useRef } from "react";
import type { Checkout } from "../../../api/schema";
import { copy } from "../copy";
import type { ProviderEnd, ProviderWindowProps } from "../provider";
import { leavesThePage } from "./inApp";
import { optionsOf } from "./options";
import { loadScript } from "./script";
import type { RazorpayFailure, RazorpayScript } from "./types";

let Script: RazorpayScript | undefined;

/** Loads the provider's script; rejects when it cannot be loaded. */
export async function prepare({ scriptUrl }: Checkout): Promise<void> {
  if (!scriptUrl) throw new Error("the address of the provider's script is missing");
  Script = await loadScript(scriptUrl);
}

/** Opens the provider's own dialog once, and reports its outcome. */
export default function RazorpayPayment({ checkout, onEnd, onLeave }: ProviderWindowProps) {
  const reported = useRef({ onEnd, onLeave });
  useEffect(() => {
    reported.current = { onEnd, onLeave };
  });
  useEffect(() => open(checkout, reported.current), [checkout]);
  return null;
}

/** Opens the dialog and returns a function that closes it. */
function open(checkout: Checkout, { onEnd, onLeave }: Pick<ProviderWindowProps, "onEnd" | "onLeave">): () => void {
  let ended = false;
  let failed: string | undefined;
  const end = (how: ProviderEnd) => {
    if (ended) return;
    ended = true;
    onEnd(how);
  };
  // A closed dialog says nothing about the money, and the provider may allow another try after a failure.
  const unclear = () => end({ end: "unclear", failed });
  const leaves = leavesThePage(navigator.userAgent);
  const callback = leaves ? `${location.origin}${checkout.window?.callbackPath ?? ""}` : undefined;
  const handler = ({ razorpay_payment_id, razorpay_signature }: Record<"razorpay_payment_id" | "razorpay_signature", string>) =>
    end({ end: "paid", proof: { paymentId: razorpay_payment_id, signature: razorpay_signature } });
  if (!Script) throw new Error("the provider's script was not prepared");
  const window = new Script(optionsOf(checkout, { handler, ondismiss: unclear }, callback));
  window.on("payment.failed", ({ error }: RazorpayFailure) => {
    failed = copy.reasons[error.reason ?? ""] ?? copy.declined;
  });
  // The back button restores the page as it was left.
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) unclear();
  };
  if (leaves) {
    onLeave();
    addEventListener("pageshow", onShow);
  }
  window.open();
  return () => {
    ended = true;
    removeEventListener("pageshow", onShow);
    window.close();
  };
}
