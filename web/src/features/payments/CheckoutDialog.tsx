import { useEffect, useState, type ComponentType } from "react";
import type { Checkout } from "../../api/schema";
import type { CheckoutOutcome, CheckoutProps, CheckoutRequest, PaymentFacts } from "./public/checkout";
import { noteUnderWay } from "./checkout/underWay";
import { useFormInUse } from "../../form/formInUse";
import { begin, needsState } from "./begin";
import { confirm, inquire } from "./confirm";
import { StateDialog } from "./StateDialog";
import { windowOf, type ProviderEnd, type ProviderWindowProps } from "./provider";

interface Opened {
  checkout: Checkout;
  payment: PaymentFacts;
  Window: ComponentType<ProviderWindowProps>;
}

/** Runs one checkout: creates the payment order, opens the provider's dialog and confirms the payment. */
export default function CheckoutDialog({ request, onOutcome }: CheckoutProps) {
  const [opened, setOpened] = useState<Opened>();
  const [asking, setAsking] = useState(false);
  const [state, setState] = useState<string>();
  useFormInUse(true);

  useEffect(() => {
    let wanted = true;
    void open(request, state).then((result) => {
      if (!wanted) return;
      if (needsState(result) && !state) setAsking(true);
      else if ("outcome" in result) onOutcome(result.outcome);
      else setOpened(result);
    });
    return () => {
      wanted = false;
    };
  }, [request, state, onOutcome]);

  if (asking) {
    const choose = (code: string) => {
      setAsking(false);
      setState(code);
    };
    return <StateDialog onChoose={choose} onClose={() => onOutcome({ state: "closed" })} />;
  }
  if (!opened) return null;
  const { checkout, payment, Window } = opened;
  const onEnd = (end: ProviderEnd) => void outcomeOf(end, request, payment).then(onOutcome);
  const { kind, reference } = request;
  // The next page polls its state.
  const onLeave = () => noteUnderWay({ id: payment.id, kind, reference, paid: false });
  return <Window checkout={checkout} title={request.title} onEnd={onEnd} onLeave={onLeave} />;
}

async function outcomeOf(end: ProviderEnd, request: CheckoutRequest, payment: PaymentFacts): Promise<CheckoutOutcome> {
  switch (end.end) {
    case "paid":
      return confirm(request, payment, end.proof);
    case "unclear":
      return afterFailure(await inquire(request, payment), end.failed);
    case "failed":
      return { state: "failed", message: end.message };
    case "refused":
      return { state: "refused", problem: end.problem };
    case "closed":
      return { state: "closed" };
  }
}

/** Adds the reason of a failed attempt to an outcome without payment. */
const afterFailure = (outcome: CheckoutOutcome, failed: string | undefined): CheckoutOutcome =>
  outcome.state === "closed" && failed !== undefined ? { state: "failed", message: failed } : outcome;

/** Creates the payment order and loads the code of its dialog. */
async function open(request: CheckoutRequest, state: string | undefined): Promise<Opened | { outcome: CheckoutOutcome }> {
  const begun = await begin(request, state);
  if ("outcome" in begun) return begun;
  try {
    return { ...begun, Window: await windowOf(begun.checkout) };
  } catch {
    return { outcome: { state: "unreachable" } };
  }
}
