import { useEffect, useState, type ComponentType } from "react";
import type { Checkout } from "../../api/schema";
import type { CheckoutOutcome, CheckoutProps, CheckoutRequest, PaymentFacts } from "../../checkout/checkout";
import { useFormInUse } from "../../session/formInUse";
import { begin, inWords } from "./begin";
import { confirm, inquire } from "./confirm";
import { windowOf, type ProviderEnd, type ProviderWindowProps } from "./provider";

interface Opened {
  checkout: Checkout;
  payment: PaymentFacts;
  Window: ComponentType<ProviderWindowProps>;
}

/** One checkout: begun with the shop, paid in the provider's window, confirmed by the shop. */
export default function CheckoutWindow({ request, onOutcome }: CheckoutProps) {
  const [opened, setOpened] = useState<Opened>();
  useFormInUse(true);

  useEffect(() => {
    let wanted = true;
    void open(request).then((result) => {
      if (!wanted) return;
      if ("outcome" in result) onOutcome(result.outcome);
      else setOpened(result);
    });
    return () => {
      wanted = false;
    };
  }, [request, onOutcome]);

  if (!opened) return null;
  const { checkout, payment, Window } = opened;
  const onEnd = (end: ProviderEnd) => void outcomeOf(end, request, payment).then(onOutcome);
  return <Window checkout={checkout} title={request.title} onEnd={onEnd} />;
}

async function outcomeOf(end: ProviderEnd, request: CheckoutRequest, payment: PaymentFacts): Promise<CheckoutOutcome> {
  switch (end.end) {
    case "paid":
      return confirm(request, payment, end.proof);
    case "unclear":
      return inquire(request, payment);
    case "failed":
      return { state: "failed", message: end.message };
    case "refused":
      return { state: "refused", problem: inWords(end.problem) };
    case "closed":
      return { state: "closed" };
  }
}

/** A checkout with the code of its window. */
async function open(request: CheckoutRequest): Promise<Opened | { outcome: CheckoutOutcome }> {
  const begun = await begin(request);
  if ("outcome" in begun) return begun;
  try {
    return { ...begun, Window: await windowOf(begun.checkout) };
  } catch {
    return { outcome: { state: "unreachable" } };
  }
}
