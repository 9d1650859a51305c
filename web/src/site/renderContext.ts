import { createContext, useContext } from "react";

/** What a page tells the server about the answer it belongs to. Empty in the browser. */
export interface RenderContext {
  status?: number;
  redirectTo?: string;
}

export const RenderContextProvider = createContext<RenderContext | undefined>(undefined);

/** The page is about something that is not there: `useStatus(404)`. Undefined leaves the status as it is. */
export function useStatus(status: number | undefined): void {
  const context = useContext(RenderContextProvider);
  // Rendering on the server happens once and in one go; this mark is its way out.
  if (context && status !== undefined) context.status = status;
}
