import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useKnownUser } from "../../auth/public/useSession";
import { enrolmentList } from "../queries";

/** Ids of the courses that the customer may watch now. */
export function useOwnedCourses(): ReadonlySet<number> {
  const user = useKnownUser();
  const { data } = useQuery({ ...enrolmentList(), enabled: user?.role === "customer" });
  return useMemo(() => new Set(data?.filter(({ state }) => state === "active").map(({ courseId }) => courseId)), [data]);
}
