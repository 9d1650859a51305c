import { useCallback } from "react";
import type { VisitDay } from "../../../api/schema";
import { copy } from "./copy";
import { Part } from "./Part";
import type { BookingForm } from "./useBookingForm";
import { VisitTime } from "./VisitTime";

interface Props {
  form: BookingForm;
  dated: boolean;
  onDay: (day: VisitDay | undefined) => void;
}

/** When we should come. */
export function VisitPart({ form, dated, onDay }: Props) {
  const { setValue } = form;
  const replaceDay = useCallback((day: string) => setValue("appointmentDate", day), [setValue]);
  return (
    <Part title={copy.when.legend}>
      <VisitTime
        date={form.watch("appointmentDate")}
        slot={form.watch("appointmentTime")}
        dateBox={form.box("appointmentDate")}
        slotId={form.idOf("appointmentTime")}
        slotError={form.errorOf("appointmentTime")}
        chosen={form.formState.dirtyFields.appointmentDate === true}
        dated={dated}
        onBetterDay={replaceDay}
        onChoose={(day) => {
          setValue("appointmentDate", day, { shouldDirty: true });
          form.clearErrors("appointmentDate");
        }}
        onSlot={(slot) => {
          setValue("appointmentTime", slot, { shouldDirty: true });
          form.clearErrors("appointmentTime");
        }}
        onDay={onDay}
      />
    </Part>
  );
}
