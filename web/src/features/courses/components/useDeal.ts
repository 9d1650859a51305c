import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import type { CourseDetails } from "../../../api/schema";
import { links } from "../../../links";
import { useSession, type Session } from "../../auth/public/useSession";
import { toast } from "../../../ui/noticeStore";
import { copy } from "../copy";
import { NO_DEAL, type ChangeDeal, type Deal } from "../enrol/deal";

export interface Dealing {
  course: CourseDetails;
  deal: Deal;
  change: ChangeDeal;
  who: Session["state"];
  /** Opens the login, which returns to this course. */
  logIn: () => void;
  enroll: () => void;
  /** Opens the dialog for a gift. */
  give: () => void;
  /** Called when the enrolment code could not be loaded. */
  strand: () => void;
}

/** The customer's relation to this course. The server-rendered page starts without it. */
export function useDeal(course: CourseDetails): Dealing {
  const [deal, setDeal] = useState<Deal>(NO_DEAL);
  const [, navigate] = useLocation();
  const { state } = useSession();
  const change: ChangeDeal = (part) => setDeal((before) => ({ ...before, ...part }));
  const logIn = () => {
    toast(copy.enrollNeedsLogin, { kind: "warning" });
    navigate(links.login(location.pathname + location.search));
  };
  const enroll = () => {
    if (state === "visitor") logIn();
    else change({ wished: true, stranded: false, formError: undefined });
  };
  const give = () => {
    if (state === "visitor") logIn();
    else change({ giving: true });
  };
  const strand = () =>
    setDeal((before) => ({
      ...before,
      stranded: true,
      wished: false,
      // Only shown to a customer who wants to enrol.
      formError: before.wished ? copy.offline : undefined,
    }));
  // The button was pressed before the session was known.
  const unknown = state === "visitor" && deal.wished;
  useEffect(() => {
    if (!unknown) return;
    setDeal((before) => ({ ...before, wished: false }));
    logIn();
    // Runs only when it turns out that no customer is logged in.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [unknown]);

  return { course, deal, change, who: state, logIn, enroll, give, strand };
}
