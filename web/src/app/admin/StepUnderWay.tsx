import { useIsFetching } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation } from "wouter";
import { useStepUnderWay } from "../../admin/setup/underWay";
import { useAllSteps } from "../../admin/useAllWaiting";
import type { AdminPart } from "../../site/adminPart";
import { Anchor } from "../../ui/Anchor";
import { Icon } from "../../ui/Icon";
import { toast } from "../../ui/noticeStore";
import styles from "./Checklist.later.module.css";

const LIST = "/admin/setup";

/** Above the screens of a setup step: the way back to the list, which opens by itself once the step is done. */
export function StepUnderWay({ parts }: { parts: readonly AdminPart[] }) {
  const underWay = useStepUnderWay();
  return underWay && <WayBack {...underWay} parts={parts} />;
}

function WayBack({ id, wasOpen, parts }: { id: string; wasOpen: boolean; parts: readonly AdminPart[] }) {
  const [, navigate] = useLocation();
  const step = useAllSteps(parts)?.find((one) => one.id === id);
  const settled = useIsFetching() === 0;
  const title = wasOpen && step?.done && !step.stays && settled ? step.title : undefined;
  useEffect(() => {
    if (title === undefined) return undefined;
    // After the screen that saved: it may go to another one of its own first.
    const timer = setTimeout(() => {
      toast(`${title}: done`);
      navigate(LIST);
    });
    return () => clearTimeout(timer);
  }, [title, navigate]);
  return (
    <p className={styles.underWay}>
      <Anchor href={LIST}>
        <Icon name="previous" />
        {step?.done ? "Done. Back to the set-up" : "Back to the set-up"}
      </Anchor>
    </p>
  );
}
