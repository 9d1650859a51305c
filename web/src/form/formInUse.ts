import { useEffect } from "react";

const inUse = new Set<object>();

/** Whether a form or payment is in use that must not be covered. */
export const formIsInUse = (): boolean => inUse.size > 0;

/** Marks a form as in use until the returned function is called. */
export function noteFormInUse(): () => void {
  const use = {};
  inUse.add(use);
  return () => {
    inUse.delete(use);
  };
}

/** Marks a form as in use while `used` is true and the component is mounted. */
export function useFormInUse(used: boolean): void {
  useEffect(() => (used ? noteFormInUse() : undefined), [used]);
}
