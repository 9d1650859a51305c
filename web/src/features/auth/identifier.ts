import { useState } from "react";
import { useIsHydrated } from "../../ui/useIsHydrated";
import type { LoginMode } from "./schemas";

/** The typed mobile or email, passed between the login screens. */
export interface Identifier {
  mobile?: string;
  email?: string;
}

/** The history state that a screen passes to the next one. Never a password. */
export interface HandedOver {
  identifier?: Identifier;
  /** The login was refused. */
  refused?: boolean;
  /** An email with a link was sent there. */
  mailed?: { email: string; minutes: number };
}

const isText = (value: unknown): value is string => typeof value === "string" && value.length <= 254;

/** Reads the state passed by the previous screen. It survives a reload. */
function handedOver(): HandedOver {
  const state = (history.state ?? {}) as HandedOver;
  const { mobile, email } = state.identifier ?? {};
  return {
    ...state,
    identifier: { ...(isText(mobile) && { mobile }), ...(isText(email) && { email }) },
  };
}

/** The state passed by the previous screen, for a form inside `DisabledUntilHydrated`: empty until hydrated. */
export function useHandedOver(): HandedOver {
  const isHydrated = useIsHydrated();
  const [start] = useState(() => (isHydrated ? handedOver() : {}));
  return start;
}

/** Stores the identifier in the current history entry, for going back. */
export function keepHere(identifier: Identifier): void {
  history.replaceState({ ...(history.state as object | null), identifier }, "");
}

export const modeOf = ({ mobile, email }: Identifier): LoginMode => (email && !mobile ? "email" : "mobile");
