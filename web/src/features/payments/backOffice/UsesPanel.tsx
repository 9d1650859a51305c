import { useInfiniteQuery, type InfiniteData } from "@tanstack/react-query";
import { LongLine, LongList, type Placed } from "../../../admin/list/LongList";
import { Panel, Waiting } from "../../../admin/Screen";
import type { Failure } from "../../../api/problem";
import type { CouponDetail, CouponUse, CouponUsePage } from "../../../api/schema";
import { clock, day } from "../../../format/date";
import { rupeesExact } from "../../../format/money";
import { Anchor } from "../../../ui/Anchor";
import { Badge } from "../../../ui/Badge";
import { Button } from "../../../ui/Button";
import shared from "../../../ui/shared.module.css";
import styles from "./Coupons.later.module.css";
import { usesOf } from "./queries";

/** Who used a coupon, for what, and what she paid. */
export function UsesPanel({ coupon }: { coupon: CouponDetail }) {
  const question = usesOf(coupon.id);
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery<
    CouponUsePage,
    Failure,
    InfiniteData<CouponUsePage>,
    typeof question.queryKey,
    number | undefined
  >({
    ...question,
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
    retryOnMount: true,
  });
  if (!data) return <Waiting failure={error} onRetry={() => void refetch()} />;
  const uses = data.pages.flatMap(({ items }) => items);
  return (
    <Panel title="Who used it" aside={<span className={shared.muted}>{usedText(coupon)}</span>}>
      {uses.length === 0 ? (
        <p className={shared.muted}>Nobody yet.</p>
      ) : (
        <LongList
          label="Who used it"
          things={uses}
          line={(use, place) => <Use key={use.orderId} use={use} place={place} total={hasNextPage ? undefined : uses.length} />}
        />
      )}
      {hasNextPage && (
        <Button look="line" busy={isFetchingNextPage} busyText="Loading..." onClick={() => void fetchNextPage()}>
          View More
        </Button>
      )}
    </Panel>
  );
}

function Use({ use, ...placed }: Placed & { use: CouponUse }) {
  const { customer, userId, title, amountPaise, usedAt, test } = use;
  return (
    <LongLine {...placed} className={styles.use}>
      <div>
        {customer ? <Anchor href={`/admin/customers/${userId}`}>{customer}</Anchor> : <b>A customer whose account is gone</b>}
        <p className={shared.muted}>
          {test && "TEST: "}
          {title}, {amountPaise > 0 ? `paid ${rupeesExact(amountPaise)}` : "nothing left to pay"}
        </p>
      </div>
      {usedAt ? (
        <p className={shared.muted}>
          {day(usedAt)}, {clock(usedAt)}
        </p>
      ) : (
        <Badge kind="waiting">Set aside, not paid yet</Badge>
      )}
    </LongLine>
  );
}

/** "Used 3 times of 50, 1 set aside". */
export function usedText({ used, mostUses, setAside }: Pick<CouponDetail, "used" | "mostUses" | "setAside">): string {
  const times = used === 0 ? "Not used yet" : used === 1 ? "Used once" : `Used ${used} times`;
  const most = mostUses === undefined ? "" : `, ${Math.max(mostUses - used - setAside, 0)} left of ${mostUses}`;
  return setAside > 0 ? `${times}${most}, ${setAside} set aside` : `${times}${most}`;
}
