import { useCallback } from "react";
import { ItemList } from "../../../admin/list/ItemList";
import type { Row } from "../../../admin/list/ItemRow";
import type { ItemActs } from "../../../admin/list/useItemActs";
import { useItems } from "../../../admin/list/useItems";
import { Screen } from "../../../admin/Screen";
import { useFresh } from "../../../admin/useFresh";
import type { CouponDetail } from "../../../api/schema";
import { day } from "../../../format/date";
import { Badge } from "../../../ui/Badge";
import { LinkButton } from "../../../ui/Button";
import { onlyFor } from "./courses";
import * as paths from "./paths";
import * as calls from "./queries";
import { spanText, stateOf, today } from "./state";
import { usedText } from "./UsesPanel";

const MESSAGES = { on: "Active", off: "Inactive", show: "Activate", hide: "Deactivate" };

const acts: ItemActs<CouponDetail> = {
  publish: ({ id, version }, active) => calls.switchCoupon(id, active, version),
  remove: ({ id }) => calls.deleteCoupon(id),
  restore: ({ id }) => calls.restoreCoupon(id),
};

/** The list of coupons with their discount, period and uses. */
export function CouponsPage() {
  const list = useItems<CouponDetail>(({ deleted }) => calls.couponList(deleted === true), ({ code }) => code);
  const { data: courses } = useFresh(calls.courseList());
  const row = useCallback(
    (coupon: CouponDetail): Row => {
      const { id, code, percent, active, firstDay, reference, deletedAt } = coupon;
      const only = onlyFor(reference, courses);
      return {
        id,
        title: code,
        href: paths.coupon(id),
        detail: (
          <>
            <b>{percent}% off</b>, {spanText(coupon)}
            {only && `, only for ${only}`}. {usedText(coupon)}.
          </>
        ),
        badges: <State state={stateOf(coupon, today())} firstDay={firstDay} />,
        hidden: !active,
        ...(deletedAt !== undefined && { deletedAt }),
      };
    },
    [courses],
  );
  return (
    <Screen
      title="Coupons"
      tools={
        <LinkButton href={paths.coupon("new")} small>
          Add coupon
        </LinkButton>
      }
    >
      <ItemList
        label="Coupons"
        list={list}
        row={row}
        acts={acts}
        messages={MESSAGES}
        search="Search codes"
        empty={{
          title: "No coupons yet",
          text: "A coupon discounts a course. Each customer can use it once.",
          action: { href: paths.coupon("new"), label: "Add the first coupon" },
        }}
      />
    </Screen>
  );
}

/** The badge of an active coupon: whether it can be used today. */
function State({ state, firstDay }: { state: ReturnType<typeof stateOf>; firstDay: string | undefined }) {
  if (state === "over") return <Badge kind="bad">Ended</Badge>;
  if (state === "used up") return <Badge kind="bad">Used up</Badge>;
  if (state === "soon" && firstDay) return <Badge kind="waiting">Begins {day(firstDay)}</Badge>;
  return state === "on" ? <Badge>Active today</Badge> : null;
}
