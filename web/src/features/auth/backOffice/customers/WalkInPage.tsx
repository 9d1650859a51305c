import { useLocation } from "wouter";
import * as z from "zod/mini";
import { useEmailDelivery } from "../../public/useEmailDelivery";
import { EditScreen } from "../../../../admin/form/EditScreen";
import { TextField } from "../../../../admin/form/fields";
import { Gone } from "../../../../admin/form/Gone";
import { text } from "../../../../admin/form/rules";
import { useEditForm } from "../../../../admin/form/useEditForm";
import { Panel, WaitingScreen } from "../../../../admin/Screen";
import { useFresh } from "../../../../admin/useFresh";
import { isNotFound } from "../../../../api/problem";
import type { Customer } from "../../../../api/schema";
import { useVisit } from "../../../../site/visit";
import { EMAIL_WRONG, isEmail, isMobile, MOBILE_WRONG } from "../../../../form/contact";
import { customer, customers, personAt } from "../paths";
import { createWalkIn, customerView, updateWalkIn } from "../queries";

const rules = z.object({
  name: text(80),
  mobile: z.string().check(
    z.trim(),
    z.refine((typed) => typed === "" || isMobile(typed), MOBILE_WRONG),
  ),
  email: z.string().check(
    z.trim(),
    z.refine((typed) => typed === "" || isEmail(typed), EMAIL_WRONG),
  ),
});

const ALL = { href: customers, label: "All customers" };

/** The form of a new walk-in customer. */
export const NewWalkInPage = () => <WalkInForm />;

/** The form of an existing walk-in customer. */
export function WalkInPage() {
  const id = personAt(useVisit().path);
  const { data, error, refetch } = useFresh(customerView(id));
  if (isNotFound(error) || (data && !data.walkIn)) return <Gone title="Walk-in" back={ALL} />;
  if (!data) return <WaitingScreen title="Walk-in" back={ALL} failure={error} onRetry={() => void refetch()} />;
  return <WalkInForm known={data} />;
}

function WalkInForm({ known }: { known?: Customer }) {
  const delivers = useEmailDelivery();
  const [, navigate] = useLocation();
  const edit = useEditForm({
    schema: rules,
    initial: { name: known?.name ?? "", mobile: known?.mobile ?? "", email: known?.email ?? "" },
    version: known?.version,
    draftKey: `customer:${known?.id ?? "new"}`,
    said: known ? "Saved" : "Customer added",
    save: ({ name, mobile, email }, version) => {
      const input = { name, ...(mobile && { mobile }), ...(email && { email }) };
      return known && version !== undefined ? updateWalkIn(known.id, { ...input, version }) : createWalkIn(input);
    },
    onSaved: (saved) => navigate(customer(saved.id), { replace: true }),
  });
  return (
    <EditScreen
      title={known ? known.name : "New walk-in"}
      back={known ? { href: customer(known.id), label: known.name } : ALL}
      edit={edit}
    >
      <Panel title="Contact details">
        <TextField edit={edit} name="name" label="Name" most={80} />
        <TextField
          edit={edit}
          name="mobile"
          label="Mobile"
          hint="To find the customer, and to link them to an account later."
          type="tel"
          inputMode="numeric"
          optional
        />
        <TextField edit={edit} name="email" label="Email" hint={delivers ? "For emails about their orders." : "Email delivery is not set up, so no emails are sent yet."} inputMode="email" optional />
      </Panel>
    </EditScreen>
  );
}
