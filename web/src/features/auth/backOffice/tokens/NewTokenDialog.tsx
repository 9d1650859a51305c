import { useState } from "react";
import * as z from "zod/mini";
import { NotConfirmed } from "../../../../admin/confirm/NotConfirmed";
import { useConfirmed } from "../../../../admin/confirm/useConfirmed";
import { text } from "../../../../admin/form/rules";
import { useRefresh } from "../../../../admin/useFresh";
import type { Scope } from "../../../../api/schema";
import { FormDialog } from "../../../../form/FormDialog";
import { FormError } from "../../../../form/FormError";
import { useCheckedForm } from "../../../../form/useCheckedForm";
import { ErrorSummary, Field, Select } from "../../../../ui/Field";
import { createAccessToken } from "../queries";
import { ScopeFields } from "./ScopeFields";

const input = z.object({ name: text(60), days: z.enum(["30", "90", "365"]) });
const NO_SCOPE = "Choose what the program may do.";

type Input = z.infer<typeof input>;

interface Props {
  onClose: () => void;
  onCreated: (token: { name: string; secret: string }) => void;
}

/** Creates an access token: its name, its scopes and how long it works. */
export function NewTokenDialog({ onClose, onCreated }: Props) {
  const { guard, confirmDialog } = useConfirmed();
  const refresh = useRefresh();
  const [scopes, setScopes] = useState<readonly Scope[]>([]);
  const form = useCheckedForm<Input>(input, { name: "Name", days: "Works for" }, { name: "", days: "90" });
  const send = async ({ name, days }: Input) => {
    if (scopes.length === 0) {
      form.setFormError([NO_SCOPE]);
      return;
    }
    try {
      const { secret } = await guard(() => createAccessToken({ name, scopes: [...scopes], days: Number(days) }));
      await refresh().catch(() => undefined);
      onClose();
      onCreated({ name, secret });
    } catch (failure) {
      if (!(failure instanceof NotConfirmed)) form.refuse(failure);
    }
  };
  return (
    <>
      <FormDialog title="New access token" act="Create token" busy={form.busy} onClose={onClose} onSend={form.submit(send)}>
        <ErrorSummary {...form.summary} />
        <Field label="Name" autoComplete="off" hint="What it is for, such as “Accounts sync”." enterKeyHint="next" {...form.field("name")} />
        <ScopeFields scopes={scopes} onScopes={setScopes} />
        <Select label="Works for" hint="Then create a new one." defaultValue="90" {...form.field("days")}>
          <option value="30">30 days</option>
          <option value="90">90 days</option>
          <option value="365">A year</option>
        </Select>
        <FormError lines={form.formError} />
      </FormDialog>
      {confirmDialog}
    </>
  );
}
