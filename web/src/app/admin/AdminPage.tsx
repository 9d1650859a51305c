import { Suspense, useCallback, useEffect, useState } from "react";
import type { SessionUser } from "../../api/schema";
import { FAILED, OFFLINE } from "../../format/failures";
import type { AdminPart } from "../../site/adminPart";
import { ForUsers } from "../../features/auth/public/ForUsers";
import shared from "../../ui/shared.module.css";
import { ErrorState, Loading, Skeleton } from "../../ui/States";
import { notFoundPage as NotFound } from "../notFound";
import { loadParts } from "./loadParts";

/** The entry of the back office, for staff and owners. Everyone else gets a page not found. */
export default function AdminPage() {
  return <ForUsers>{(user) => (user.role === "customer" ? <Suspense><NotFound /></Suspense> : <Office user={user} />)}</ForUsers>;
}

interface OfficeCode {
  BackOffice: (typeof import("./BackOffice"))["default"];
  parts: readonly AdminPart[];
}

/** Loaded once: each screen of the back office is a page of its own, and mounts it again. */
let code: OfficeCode | undefined;

async function loadOffice(): Promise<OfficeCode> {
  const [{ default: BackOffice }, parts] = await Promise.all([import("./BackOffice"), loadParts()]);
  return (code = { BackOffice, parts });
}

/** The back office when all its code is there. Without Suspense: React shows a fallback for at least 300 ms. */
function Office({ user }: { user: SessionUser }) {
  const [office, setOffice] = useState(code);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    if (!code) loadOffice().then(setOffice, () => setFailed(true));
  }, []);
  useEffect(load, [load]);

  if (office) return <office.BackOffice user={user} loaded={office.parts} />;
  if (failed) {
    const title = navigator.onLine ? FAILED : OFFLINE;
    return <ErrorState as="h1" middle title={title} onRetry={load} />;
  }
  return (
    <div style={{ minHeight: "100dvh" }}>
      <Loading text="Loading..." className={`${shared.wrap} ${shared.page}`}>
        <Skeleton lines={6} />
      </Loading>
    </div>
  );
}
