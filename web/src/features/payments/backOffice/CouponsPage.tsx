import { useCallback } from "react";
import { recordRow, type Row } from "../../../admin/list/ItemRow";
import { useItems } from "../../../admin/list/useItems";
import { RecordList } from "../../../admin/RecordList";
import { useFresh } from "../../../admin/useFresh";
import type { AdminCoupon } from "../../../api/schema";
import { day } from "../../../format/date";
import { Badge } from "../../../ui/Badge";
import { onlyFor } from "./courses";
import * as paths from "./paths";
import * as calls from "./queries";
import { spanText, stateOf, today } from "./state";
import { usedText } from "./UsesPanel";

const MESSAGES = { on: "Active", off: "Inactive", show: "Activate", hide: "Deactivate" };

/** The list of coupons with their discount, period and uses. */
export function CouponsPage() {
  const list = useItems<AdminCoupon>(({ deleted }) => calls.couponList(deleted === true), ({ code }) => code);
  const { data: courses } = useFresh(calls.courseList());
  const row = useCallback(
    (coupon: AdminCoupon): Row => {
      const { code, percent, firstDay, reference } = coupon;
      const only = onlyFor(reference, courses);
      return {
        ...recordRow(coupon),
        title: code,
        href: paths.coupon(coupon.id),
        detail: (
          <>
            <b>{percent}% off</b>, {spanText(coupon)}
            {only && `, only for ${only}`}. {usedText(coupon)}.
          </>
        ),
        badges: <State state={stateOf(coupon, today())} firstDay={firstDay} />,
      };
    },
    [courses],
  );
  return (
    <RecordList
      title="Coupons"
      add={{ href: paths.coupon("new"), label: "Add coupon" }}
      list={list}
      row={row}
      acts={calls.coupons.acts}
      messages={MESSAGES}
      search="Search codes"
      empty={{
        title: "No coupons yet",
        text: "A coupon discounts a course. Each customer can use it once.",
        action: "Add the first coupon",
      }}
    />
  );
}

/** The badge of an active coupon: whether it can be used today. */
function State({ state, firstDay }: { state: ReturnType<typeof stateOf>; firstDay: string | undefined }) {
  if (state === "over") return <Badge kind="bad">Ended</Badge>;
  if (state === "used up") return <Badge kind="bad">Used up</Badge>;
  if (state === "soon" && firstDay) return <Badge kind="waiting">Begins {day(firstDay)}</Badge>;
  return state === "on" ? <Badge>Active today</Badge> : null;
}
