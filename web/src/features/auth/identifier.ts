import { useState } from "react";
import { useIsHydrated } from "../../ui/useIsHydrated";
import type { LoginMode } from "./schemas";

/** Who wants to log in or register, handed from one screen to the next so that nobody types it twice. */
export interface Identifier {
  mobile?: string;
  email?: string;
}

/** What a screen leaves in the browser's history for the next one. Never a password. */
export interface HandedOver {
  identifier?: Identifier;
  /** The login refused it. */
  refused?: boolean;
  /** A mail with a link went there. */
  mailed?: { email: string; minutes: number };
}

const isText = (value: unknown): value is string => typeof value === "string" && value.length <= 254;

/** What the screen before left. A browser keeps it over a reload. */
function handedOver(): HandedOver {
  const state = (history.state ?? {}) as HandedOver;
  const { mobile, email } = state.identifier ?? {};
  return {
    ...state,
    identifier: { ...(isText(mobile) && { mobile }), ...(isText(email) && { email }) },
  };
}

/** What the screen before left, for a form inside `DisabledUntilHydrated`: until then it is as the server renders it. */
export function useHandedOver(): HandedOver {
  const isHydrated = useIsHydrated();
  const [start] = useState(() => (isHydrated ? handedOver() : {}));
  return start;
}

/** Going back finds what was typed. */
export function keepHere(identifier: Identifier): void {
  history.replaceState({ ...(history.state as object | null), identifier }, "");
}

export const modeOf = ({ mobile, email }: Identifier): LoginMode => (email && !mobile ? "email" : "mobile");
