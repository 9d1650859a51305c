import { useQuery } from "@tanstack/react-query";
import type { Failure } from "../../../api/problem";
import type { CourseGift } from "../../../api/schema";
import { day } from "../../../format/date";
import { useShop } from "../../content/public/useShop";
import { Badge } from "../../../ui/Badge";
import { share } from "../../../ui/ShareButton";
import shared from "../../../ui/shared.module.css";
import { giftList } from "../queries";
import styles from "./Gift.later.module.css";
import { messages } from "./messages";
import { giftChat } from "./share";

/** The courses that the customer gave, with the links that were not claimed yet; nothing without any. */
export default function GiftsPart() {
  const { data } = useQuery<CourseGift[], Failure>({ ...giftList(), refetchOnMount: "always" });
  const origin = useShop()?.publicAddress.replace(/\/$/, "") ?? "";
  if (!data || data.length === 0) return null;
  return (
    <section aria-labelledby="gifts">
      <h3 id="gifts" className={styles.heading}>
        {messages.gifts}
      </h3>
      <ul className={styles.gifts}>
        {data.map((gift) => (
          <Gift key={gift.id} gift={gift} origin={origin} />
        ))}
      </ul>
    </section>
  );
}

function Gift({ gift, origin }: { gift: CourseGift; origin: string }) {
  const { serviceName, recipientName, state, claimUntil, claimedAt, claimPath } = gift;
  const chat = giftChat(gift, origin);
  return (
    <li>
      <b>{serviceName}</b>
      <p className={styles.quiet}>{messages.for(recipientName)}</p>
      <p>
        <Badge kind={state === "claimed" ? "good" : state === "waiting" ? "waiting" : "bad"}>{messages.states[state]}</Badge>
      </p>
      {state === "waiting" && claimUntil && <p className={styles.quiet}>{messages.until(day(claimUntil))}</p>}
      {claimedAt && <p className={styles.quiet}>{messages.claimedOn(day(claimedAt))}</p>}
      {chat && claimPath && (
        <p className={styles.ways}>
          <a href={chat} target="_blank" rel="noopener" className={shared.stitch}>
            {messages.shareOnWhatsApp}
          </a>
          <button type="button" className={shared.stitch} onClick={() => void share({ path: claimPath, title: serviceName })}>
            {messages.copyLink}
          </button>
        </p>
      )}
    </li>
  );
}
