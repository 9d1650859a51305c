import { useEffect, useMemo } from "react";
import type { SessionUser } from "../../api/schema";
import type { AdminPart } from "../../site/adminPart";
import { teamRoleOf } from "../../site/teamRole";
import { AdminPartsContext, StaffIdContext } from "../../admin/parts";
import { UndoNotice } from "../../admin/UndoNotice";
import { useVisit, VisitContext } from "../../site/visit";
import styles from "./BackOffice.later.module.css";
import { NothingHere } from "./NothingHere";
import { SetupStrip } from "./SetupStrip";
import { StepUnderWay } from "./StepUnderWay";
import { Bar, Rail } from "./Ways";
import { paramsOf } from "../match";
import { addressOfScreen, entriesOf, partFor, screenAt } from "./parts";
import { useAllWaiting } from "../../admin/useAllWaiting";

/** Installs as an application of its own: its manifest takes the place of the shop's while it is open. */
function useOwnManifest() {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    if (!link) return undefined;
    const shop = link.href;
    link.href = "/admin.webmanifest";
    return () => {
      link.href = shop;
    };
  }, []);
}

interface Props {
  user: SessionUser;
  /** The parts of all features. */
  loaded: readonly AdminPart[];
}

/** The layout of the back office; its screens come from the features. */
export default function BackOffice({ user, loaded }: Props) {
  useOwnManifest();
  const role = teamRoleOf(user);
  const parts = useMemo(() => role && loaded.map((part) => partFor(role, part)), [loaded, role]);

  if (!parts) return null;
  // A change of user mounts the back office again, as the hooks of its parts differ by role.
  return (
    <StaffIdContext value={user.id}>
      <Office key={role} parts={parts} isOwner={role === "owner"} />
    </StaffIdContext>
  );
}

/** The number on the icon of the installed application: the requests that await approval. */
function useAppBadge(requests: number) {
  useEffect(() => {
    // Refused where the application is not installed.
    void navigator.setAppBadge?.(requests).catch(() => undefined);
  }, [requests]);
}

function Office({ parts, isOwner }: { parts: readonly AdminPart[]; isOwner: boolean }) {
  const visit = useVisit();
  const screen = screenAt(parts, visit.path);
  // A screen is told the parameters of its own path; the site's route only counts how deep it lies.
  const own = useMemo(
    () => ({ ...visit, params: { ...visit.params, ...(screen && paramsOf(addressOfScreen(screen.path), visit.path)) } }),
    [visit, screen],
  );
  const Page = screen?.page ?? NothingHere;
  const waiting = useAllWaiting(parts);
  useAppBadge(waiting.find(({ path }) => path === "/")?.count ?? 0);
  const ways = {
    parts,
    entries: entriesOf(parts),
    current: screen?.under ?? screen?.listed?.in ?? screen?.path,
    waiting,
  };
  return (
    <AdminPartsContext value={parts}>
      <div className={styles.office}>
        <Rail {...ways} />
        <div className={styles.screen}>
          {parts.map(({ strip: Strip }, place) => Strip && <Strip key={place} />)}
          {screen?.path === "/" && isOwner && <SetupStrip parts={parts} />}
          {isOwner && screen && screen.path !== "/" && screen.path !== "/setup" && <StepUnderWay parts={parts} />}
          <VisitContext value={own}>
            <Page />
          </VisitContext>
        </div>
        <Bar {...ways} />
        <UndoNotice />
      </div>
    </AdminPartsContext>
  );
}
