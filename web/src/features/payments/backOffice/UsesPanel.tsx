import { LongLine, LongList, type Placed } from "../../../admin/list/LongList";
import { MoreButton } from "../../../admin/list/MoreButton";
import { usePages } from "../../../admin/list/usePages";
import { Panel, Waiting } from "../../../admin/Screen";
import type { AdminCoupon, CouponUse } from "../../../api/schema";
import { clock, day } from "../../../format/date";
import { rupeesExact } from "../../../format/money";
import { Anchor } from "../../../ui/Anchor";
import { Badge } from "../../../ui/Badge";
import shared from "../../../ui/shared.module.css";
import styles from "./Coupons.later.module.css";
import { usesOf } from "./queries";

/** The uses of a coupon: customer, course and amount paid. */
export function UsesPanel({ coupon }: { coupon: AdminCoupon }) {
  const { items: uses, failure, retry, more } = usePages((before) => usesOf(coupon.id, before));
  if (!uses) return <Waiting failure={failure} onRetry={retry} />;
  return (
    <Panel title="Uses" aside={<span className={shared.muted}>{usedText(coupon)}</span>}>
      {uses.length === 0 ? (
        <p className={shared.muted}>No uses yet.</p>
      ) : (
        <LongList
          label="Uses"
          things={uses}
          line={(use, place) => <Use key={use.orderId} use={use} place={place} total={more ? undefined : uses.length} />}
        />
      )}
      <MoreButton more={more} />
    </Panel>
  );
}

function Use({ use, ...placed }: Placed & { use: CouponUse }) {
  const { customer, userId, title, amountPaise, usedAt, test } = use;
  return (
    <LongLine {...placed} className={styles.use}>
      <div>
        {customer ? <Anchor href={`/admin/customers/${userId}`}>{customer}</Anchor> : <b>Deleted account</b>}
        <p className={shared.muted}>
          {test && "TEST: "}
          {title}, {amountPaise > 0 ? `paid ${rupeesExact(amountPaise)}` : "free"}
        </p>
      </div>
      {usedAt ? (
        <p className={shared.muted}>
          {day(usedAt)}, {clock(usedAt)}
        </p>
      ) : (
        <Badge kind="waiting">Reserved, not paid yet</Badge>
      )}
    </LongLine>
  );
}

/** "Used 3 times of 50, 1 reserved". */
export function usedText({ used, mostUses, setAside }: Pick<AdminCoupon, "used" | "mostUses" | "setAside">): string {
  const times = used === 0 ? "Not used yet" : used === 1 ? "Used once" : `Used ${used} times`;
  const most = mostUses === undefined ? "" : `, ${Math.max(mostUses - used - setAside, 0)} left of ${mostUses}`;
  return setAside > 0 ? `${times}${most}, ${setAside} set aside` : `${times}${most}`;
}
