import { QueryClientProvider, type QueryClient } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { Router } from "wouter";
import { navigationOver, preloadOnIntent } from "./navigation";
import { RenderContextProvider, type RenderContext } from "../site/renderContext";
import { Screen, ShuffleContext } from "./router";

interface Props {
  client: QueryClient;
  shuffle: number;
  /** In the browser: the query that the page was rendered for. */
  rendered?: string | undefined;
  /** On the server: the URL to render, and the context that pages write to. */
  server?: { path: string; search: string; context: RenderContext };
}

export function App({ client, shuffle, rendered, server }: Props) {
  const aroundNav = useMemo(() => navigationOver(client, shuffle), [client, shuffle]);
  useEffect(() => preloadOnIntent(client, shuffle), [client, shuffle]);
  return (
    <QueryClientProvider client={client}>
      <RenderContextProvider value={server?.context}>
        <ShuffleContext value={shuffle}>
          <Router ssrPath={server?.path} ssrSearch={server?.search} ssrContext={server?.context} aroundNav={aroundNav}>
            <Screen rendered={rendered} />
          </Router>
        </ShuffleContext>
      </RenderContextProvider>
    </QueryClientProvider>
  );
}
