import { useState } from "react";
import { NumberField, PriceField } from "../../../admin/form/fields";
import type { EditForm } from "../../../admin/form/useEditForm";
import { Panel } from "../../../admin/Screen";
import type { CourseDetail } from "../../../api/schema";
import { day } from "../../../format/date";
import { rupees } from "../../../format/money";
import shared from "../../../ui/shared.module.css";
import styles from "./Courses.later.module.css";
import { MOST, type CourseValues } from "./rules";

const DAY_MS = 86_400_000;

interface Props {
  edit: EditForm<CourseValues>;
  owner: boolean;
  detail: CourseDetail | undefined;
}

/** The price and the period of access. */
export function PriceAndAccess({ edit, owner, detail }: Props) {
  const [now] = useState(() => Date.now());
  const typed = edit.values.expireInDays.trim();
  const days = /^\d+$/.test(typed) ? Number(typed) : 0;
  const until = days >= 1 && days <= MOST.days ? day(new Date(now + days * DAY_MS).toISOString()) : undefined;
  return (
    <Panel title="Price and access">
      <div className={styles.pair}>
        {owner ? <PriceField edit={edit} name="pricePaise" label="Price in rupees" /> : <OwnersPrice paise={detail?.pricePaise} />}
        <NumberField edit={edit} name="expireInDays" label="Days of access" suffix="days" />
      </div>
      <p className={shared.muted}>
        {until && `Bought today, access ends on ${until}. `}Changes of price or days do not affect courses already sold.
      </p>
    </Panel>
  );
}

/** The price for staff, who cannot change it. */
function OwnersPrice({ paise }: { paise: number | undefined }) {
  return (
    <p className={styles.owners}>
      <b>{paise === undefined ? "No price yet" : `Price: ${rupees(paise)}`}</b>
      {paise === undefined ? "Only the owner can set the price. Until then the course stays hidden." : "Only the owner can change prices."}
    </p>
  );
}
