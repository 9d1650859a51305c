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

/** What it costs and for how long it may be watched. */
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
        {until && `Bought today, it plays until ${until}. `}A later change of price or days does not touch what is already sold.
      </p>
    </Panel>
  );
}

/** What staff read instead of the field. */
function OwnersPrice({ paise }: { paise: number | undefined }) {
  return (
    <p className={styles.owners}>
      <b>{paise === undefined ? "No price yet" : `Price: ${rupees(paise)}`}</b>
      {paise === undefined ? "Only the owner sets prices. Until then it stays hidden." : "Only the owner changes prices."}
    </p>
  );
}
