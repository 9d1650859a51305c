import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { currentCheckout, startCheckout, type CheckoutRequest } from "../public/checkout";
import { forgetUnderWay, noteUnderWay, onUnderWayChange, underWay, type UnderWay } from "./underWay";
import { confirmationOf } from "../public/useConfirmation";

const advance: CheckoutRequest = { kind: "advance", reference: "7", title: "Advance, order HM-1007" };

describe("a checkout", () => {
  test("is started once, however often it is requested", async () => {
    const first = startCheckout(advance);
    expect(startCheckout({ ...advance })).toBe(first);
    await expect(startCheckout({ ...advance, reference: "8" })).resolves.toEqual({ state: "closed" });
    currentCheckout()?.onOutcome({ state: "failed", message: "Declined" });
    await expect(first).resolves.toEqual({ state: "failed", message: "Declined" });
    expect(currentCheckout()).toBeUndefined();
  });

  test("that has ended does not affect the next one", async () => {
    const first = startCheckout(advance);
    const { onOutcome } = currentCheckout() ?? {};
    onOutcome?.({ state: "closed" });
    await first;
    const second = startCheckout(advance);
    onOutcome?.({ state: "unreachable" });
    expect(currentCheckout()?.outcome).toBe(second);
    currentCheckout()?.onOutcome({ state: "closed" });
    await expect(second).resolves.toEqual({ state: "closed" });
  });
});

describe("pending payments", () => {
  const store = new Map<string, string>();

  beforeEach(() => {
    store.clear();
    vi.stubGlobal("localStorage", {
      getItem: (name: string) => store.get(name) ?? null,
      setItem: (name: string, value: string) => void store.set(name, value),
      removeItem: (name: string) => void store.delete(name),
    });
    vi.stubGlobal("addEventListener", () => undefined);
    vi.stubGlobal("removeEventListener", () => undefined);
  });
  afterEach(() => vi.unstubAllGlobals());

  test("are stored once each, and removed", () => {
    const heard = vi.fn();
    const stop = onUnderWayChange(heard);
    noteUnderWay({ id: 5, kind: "advance", reference: "7", paid: true });
    noteUnderWay({ id: 5, kind: "advance", reference: "7", paid: true });
    expect(underWay()).toHaveLength(1);
    expect(underWay()).toBe(underWay());
    forgetUnderWay(5);
    expect(underWay()).toEqual([]);
    expect(store.size).toBe(0);
    expect(heard).toHaveBeenCalledTimes(3);
    stop();
  });

  test("ignore anything else in the store", () => {
    for (const text of ["{", "7", '[{"id":"x"}]', `[{"id":1,"kind":"advance","reference":"7","paid":true,"since":1}]`]) {
      store.set("paymentsUnderWay", text);
      expect(underWay()).toEqual([]);
    }
  });

  test("are held in memory without browser storage", () => {
    vi.stubGlobal("localStorage", undefined);
    noteUnderWay({ id: 6, kind: "course", reference: "1", paid: true });
    expect(underWay().map(({ id }) => id)).toEqual([6]);
    forgetUnderWay(6);
    expect(underWay()).toEqual([]);
  });
});

describe("the server's response", () => {
  const payment: UnderWay = { id: 5, kind: "advance", reference: "7", paid: true, since: 0 };
  const minutes = (count: number) => count * 60_000;

  test("gives the state of a payment", () => {
    expect(confirmationOf("fulfilled", payment, 1)).toBe("paid");
    expect(confirmationOf("paid", payment, 1)).toBe("paid");
    expect(confirmationOf("confirming", payment, minutes(60))).toBe("awaited");
    expect(confirmationOf("refund_due", payment, 1)).toBe("returned");
  });

  test("is awaited as long as the provider may still report the payment", () => {
    expect(confirmationOf("awaiting_payment", payment, minutes(10))).toBe("awaited");
    expect(confirmationOf("awaiting_payment", payment, minutes(16))).toBe("lost");
    expect(confirmationOf("awaiting_payment", { ...payment, paid: false }, 1)).toBe("lost");
  });
});
