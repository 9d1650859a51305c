import { useMemo } from "react";
import { useLocation } from "wouter";
import { EditScreen } from "../../../admin/form/EditScreen";
import { ChoiceField, DayField, NumberField, TextField } from "../../../admin/form/fields";
import { Gone } from "../../../admin/form/Gone";
import { useEditForm } from "../../../admin/form/useEditForm";
import { Panel, Screen, Waiting } from "../../../admin/Screen";
import { useFresh } from "../../../admin/useFresh";
import { isNotFound } from "../../../api/problem";
import type { CouponDetail } from "../../../api/schema";
import { idOf, useVisit } from "../../../site/visit";
import shared from "../../../ui/shared.module.css";
import { suggestedCode } from "./code";
import { CouponPreview } from "./CouponPreview";
import styles from "./Coupons.later.module.css";
import { courseChoices, onlyFor } from "./courses";
import * as paths from "./paths";
import * as calls from "./queries";
import { couponRules, formOf, LONGEST, valuesOf } from "./rules";
import { UsesPanel } from "./UsesPanel";

const BACK = { href: paths.coupons, label: "Back to coupons" };

/** Edits a coupon, or creates one. */
export function CouponScreen() {
  const { params } = useVisit();
  const id = idOf(params["id"]);
  if (params["id"] === "new") return <Editor key="new" detail={undefined} />;
  return id === undefined ? <Gone title="Coupon" back={BACK} /> : <Known key={id} id={id} />;
}

function Known({ id }: { id: number }) {
  const { data, error, refetch } = useFresh(calls.couponView(id));
  if (isNotFound(error) || data?.deletedAt) return <Gone title="Coupon" back={BACK} trash={`${paths.coupons}?part=trash`} />;
  if (data) return <Editor detail={data} />;
  return (
    <Screen title="Coupon" back={BACK}>
      <Waiting failure={error} onRetry={() => void refetch()} />
    </Screen>
  );
}

function Editor({ detail }: { detail: CouponDetail | undefined }) {
  const [, navigate] = useLocation();
  const { data: courses } = useFresh(calls.courseList());
  const initial = useMemo(() => valuesOf(detail), [detail]);
  const edit = useEditForm({
    schema: couponRules,
    initial,
    version: detail?.version,
    draftKey: `coupon:${detail?.id ?? "new"}`,
    save: (values, version) => {
      const form = formOf(values, version);
      return detail ? calls.updateCoupon(detail.id, form) : calls.createCoupon(form);
    },
    onSaved: ({ id }) => {
      if (!detail) navigate(paths.coupon(id), { replace: true });
    },
  });
  const { code, percent, firstDay, lastDay, reference } = edit.values;
  const suggest = () => edit.form.setValue("code", suggestedCode(Number(percent)), { shouldDirty: true, shouldValidate: edit.attempt > 0 });
  return (
    <EditScreen
      title={detail?.code ?? "New coupon"}
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
      published="active"
      publishedLabel="Active"
      publishedHint="Inactive coupons cannot be used for new payments."
      trash={detail && { remove: () => calls.deleteCoupon(detail.id), restore: () => calls.restoreCoupon(detail.id) }}
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
      {detail && <UsesPanel coupon={detail} />}
    </EditScreen>
  );
}
