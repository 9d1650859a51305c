import { createContext, Suspense, useContext, useEffect, useMemo } from "react";
import { useRouter } from "wouter";
import { useShop } from "../features/content/public/useShop";
import { Arrival } from "../site/arrival";
import { paint } from "../site/palette";
import { matchPath, visitOf } from "./match";
import { useIsHydrated } from "../ui/useIsHydrated";
import { notFoundPage } from "./notFound";
import { PageBoundary } from "./PageBoundary";
import { Shell } from "./shell/Shell";
import { HeadFacts } from "../site/head/Head";
import { VisitContext } from "../site/visit";

/** The shuffle seed of this document. */
export const ShuffleContext = createContext(1);

/**
 * The current screen in its layout. The browser hydrates a page with the query that it was
 * `rendered` for, and applies the URL's own afterwards.
 */
export function Screen({ rendered }: { rendered?: string | undefined }) {
  const router = useRouter();
  // Directly from the hooks: wouter's own versions decode the URL, and the parameters would be decoded twice.
  const path = router.hook(router)[0];
  const withFreeText = useIsHydrated();
  const given = router.searchHook(router);
  const search = withFreeText ? given : (rendered ?? given);
  const shuffle = useContext(ShuffleContext);
  const match = useMemo(() => matchPath(path), [path]);
  const visit = useMemo(
    () => visitOf(match, path, search, shuffle, { withFreeText }),
    [match, path, search, shuffle, withFreeText],
  );
  const Page = match?.route.page ?? notFoundPage;
  const shop = useShop();
  const palette = shop?.palette;
  useEffect(() => paint(palette), [palette]);
  return (
    <VisitContext value={visit}>
      <HeadFacts value={shop}>
        <Shell bare={match?.route.bare ?? false} personal={match?.route.personal ?? false}>
          <PageBoundary key={path} reload={Page.preload}>
            {/* As high as the viewport, so that the content below does not move when the code has loaded. */}
            <Suspense fallback={<div style={{ minHeight: "100dvh" }} />}>
              <Page />
              <Arrival />
            </Suspense>
          </PageBoundary>
        </Shell>
      </HeadFacts>
    </VisitContext>
  );
}
