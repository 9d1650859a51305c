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
  /** To the login, and back to this course. */
  logIn: () => void;
  enroll: () => void;
  /** What follows the wish could not be fetched. */
  strand: () => void;
}

/** What is between her and this course. The page as the server drew it knows nothing of her. */
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
  const strand = () =>
    setDeal((before) => ({
      ...before,
      stranded: true,
      wished: false,
      // Who only looks need not know.
      formError: before.wished ? copy.offline : undefined,
    }));
  // She wished before it was known who she is.
  const unknown = state === "visitor" && deal.wished;
  useEffect(() => {
    if (!unknown) return;
    setDeal((before) => ({ ...before, wished: false }));
    logIn();
    // Only when it turns out that nobody is logged in.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [unknown]);

  return { course, deal, change, who: state, logIn, enroll, strand };
}
