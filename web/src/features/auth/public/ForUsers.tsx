import { useEffect, type ReactNode } from "react";
import { useLocation } from "wouter";
import { failureTitle } from "../../../api/problem";
import type { SessionUser } from "../../../api/schema";
import { links } from "../../../links";
import shared from "../../../ui/shared.module.css";
import { ErrorState, Loading, Skeleton } from "../../../ui/States";
import { useSession } from "./useSession";

interface Props {
  /** Shown until the session is known. */
  loading?: ReactNode;
  children: (user: SessionUser) => ReactNode;
}

/**
 * A screen for logged-in users: redirects visitors to the login, which returns to this URL. A session
 * that ends while the screen is open redirects too.
 */
export function ForUsers({ loading, children }: Props) {
  const session = useSession();
  const [, navigate] = useLocation();
  const visitor = session.state === "visitor";
  useEffect(() => {
    if (visitor) navigate(links.login(location.pathname + location.search), { replace: true });
  }, [visitor, navigate]);

  if (session.state === "user") return children(session.user);
  if (session.state === "unknown" && session.failure) {
    return (
      <ErrorState
        as="h1"
        middle
        title={failureTitle(session.failure)}
        onRetry={session.retry}
      />
    );
  }
  return (
    loading ?? (
      // As high as the viewport, so that the content below does not move when the screen is rendered.
      <div style={{ minHeight: "100dvh" }}>
        <Loading text="Loading..." className={`${shared.wrap} ${shared.page}`}>
          <Skeleton lines={6} />
        </Loading>
      </div>
    )
  );
}
