import { useEffect } from "react";

const inUse = new Set<object>();

/** Whether a form or a payment is under way that nothing may cover. */
export const formIsInUse = (): boolean => inUse.size > 0;

/** Tells that a form is in use, until what it answers is called. */
export function noteFormInUse(): () => void {
  const use = {};
  inUse.add(use);
  return () => {
    inUse.delete(use);
  };
}

/** The same for a component: from when `used` is true until it is false or the form is gone. */
export function useFormInUse(used: boolean): void {
  useEffect(() => (used ? noteFormInUse() : undefined), [used]);
}
