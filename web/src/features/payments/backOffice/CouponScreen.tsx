import { useMemo } from "react";
import { EditScreen } from "../../../admin/form/EditScreen";
import { ChoiceField, DayField, NumberField, TextField } from "../../../admin/form/fields";
import { recordPage, useRecordForm } from "../../../admin/recordPage";
import { Panel } from "../../../admin/Screen";
import { useFresh } from "../../../admin/useFresh";
import type { AdminCoupon } from "../../../api/schema";
import shared from "../../../ui/shared.module.css";
import { suggestedCode } from "./code";
import { CouponPreview } from "./CouponPreview";
import styles from "./Coupons.later.module.css";
import { courseChoices, onlyFor } from "./courses";
import * as paths from "./paths";
import * as calls from "./queries";
import { couponRules, fieldsOf, LONGEST, valuesOf } from "./rules";
import { UsesPanel } from "./UsesPanel";

const BACK = { href: paths.coupons, label: "Back to coupons" };

function Form({ entry }: { entry?: AdminCoupon }) {
  const { data: courses } = useFresh(calls.courseList());
  const initial = useMemo(() => valuesOf(entry), [entry]);
  const edit = useRecordForm({
    entry,
    kind: "coupon",
    records: calls.coupons,
    schema: couponRules,
    initial,
    fields: fieldsOf,
    href: paths.coupon,
  });
  const { code, percent, firstDay, lastDay, reference } = edit.values;
  const suggest = () => edit.form.setValue("code", suggestedCode(Number(percent)), { shouldDirty: true, shouldValidate: edit.attempt > 0 });
  return (
    <EditScreen
      title={entry?.code ?? "New coupon"}
      back={BACK}
      edit={edit}
      preview={
        <CouponPreview
          code={code.trim().toUpperCase()}
          percent={Number(percent)}
          span={{ ...(firstDay && { firstDay }), ...(lastDay && { lastDay }) }}
          only={onlyFor(reference, courses)}
        />
      }
      published="published"
      publishedLabel="Active"
      publishedHint="Inactive coupons cannot be used for new payments."
      trash={entry && calls.coupons.trashOf(entry.id)}
    >
      <Panel title="Coupon">
        <div className={styles.code}>
          <TextField
            edit={edit}
            name="code"
            label="Code"
            hint="What a customer types: letters, digits and hyphens. Not case-sensitive."
            autoCapitalize="characters"
            least={3}
            most={LONGEST}
          />
          <button type="button" className={shared.stitch} onClick={suggest}>
            Suggest code
          </button>
        </div>
        <NumberField edit={edit} name="percent" label="Percent off" hint="A whole number from 1 to 100. 100 makes the course free." suffix="%" />
      </Panel>
      <Panel title="Limits">
        <div className={styles.pair}>
          <DayField edit={edit} name="firstDay" label="First day" optional hint="Starts immediately if left empty." />
          <DayField edit={edit} name="lastDay" label="Last day" optional hint="Never ends if left empty." {...(firstDay && { min: firstDay })} />
        </div>
        <NumberField edit={edit} name="mostUses" label="Number of customers" optional hint="Unlimited if left empty. Each customer can use it once." />
        <ChoiceField edit={edit} name="reference" label="Course" none="All courses" options={courseChoices(courses ?? [], reference)} />
      </Panel>
      {entry && <UsesPanel coupon={entry} />}
    </EditScreen>
  );
}

/** Edits a coupon, or creates one. */
export const CouponScreen = recordPage<AdminCoupon>({ title: "Coupon", back: BACK, find: calls.couponView, form: Form });
