import { createContext, useContext } from "react";

/** What a page tells the server about its response. Empty in the browser. */
export interface RenderContext {
  status?: number;
  redirectTo?: string;
}

export const RenderContextProvider = createContext<RenderContext | undefined>(undefined);

/** Sets the response's status, such as `useStatus(404)`. Undefined leaves it unchanged. */
export function useStatus(status: number | undefined): void {
  const context = useContext(RenderContextProvider);
  // Server rendering is a single synchronous pass; the status is passed out through the context.
  if (context && status !== undefined) context.status = status;
}
