import { useEffect, type ReactNode } from "react";
import { useLocation } from "wouter";
import { isOffline } from "../../../api/problem";
import type { SessionUser } from "../../../api/schema";
import { links } from "../../../links";
import shared from "../../../ui/shared.module.css";
import { ErrorState, Loading, Skeleton } from "../../../ui/States";
import { useSession } from "./useSession";

interface Props {
  /** What stands there while nobody knows yet who is looking. */
  loading?: ReactNode;
  children: (user: SessionUser) => ReactNode;
}

/**
 * A screen for people with an account: leads a visitor to the login and from there back to this address. A session
 * that ends while the screen is open does the same.
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
        title={isOffline(session.failure) ? "No Network Connection" : "Something went wrong. Please try again."}
        onRetry={session.retry}
      />
    );
  }
  return (
    loading ?? (
      // As high as the window: what follows the screen must not jump when the screen arrives.
      <div style={{ minHeight: "100dvh" }}>
        <Loading text="Loading..." className={`${shared.wrap} ${shared.page}`}>
          <Skeleton lines={6} />
        </Loading>
      </div>
    )
  );
}
