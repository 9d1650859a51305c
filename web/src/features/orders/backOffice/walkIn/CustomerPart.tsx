import { useEffect } from "react";
import { useQuery } from "@tanstack/react-query";
import { SwitchField, TextField } from "../../../../admin/form/fields";
import type { EditForm } from "../../../../admin/form/useEditForm";
import { Panel } from "../../../../admin/Screen";
import { useSettled } from "../../../../admin/useSettled";
import type { CustomerRow } from "../../../../api/schema";
import { spokenMobile } from "../../../../format/text";
import { useEmailDelivery } from "../../../auth/public/useEmailDelivery";
import { Avatar } from "../../../../ui/Avatar";
import shared from "../../../../ui/shared.module.css";
import { customersLike, customerView } from "../queries";
import type { WalkInValues } from "./values";
import styles from "./WalkIn.later.module.css";

const LEAST = 3;
const MOST = 6;
const AFTER_MS = 250;

interface Props {
  edit: EditForm<WalkInValues>;
  /** The customer whose page this form was opened from. */
  asked: number | undefined;
}

/** The customer: existing ones are suggested while a name or number is typed; anyone else is new. */
export function CustomerPart({ edit, asked }: Props) {
  const { customer, name, mobile } = edit.values;
  const delivers = useEmailDelivery();
  useAsked(edit, asked);
  const choose = (row: Pick<CustomerRow, "id" | "name" | "mobile"> | null) =>
    edit.form.setValue("customer", row && { id: row.id, name: row.name, mobile: row.mobile ?? "" }, { shouldDirty: true });
  if (customer) {
    return (
      <Panel
        title="Customer"
        aside={
          <button type="button" className={shared.stitch} onClick={() => choose(null)}>
            Change customer
          </button>
        }
      >
        <div className={styles.chosen}>
          <Avatar name={customer.name} />
          <p>
            <b>{customer.name}</b>
            {customer.mobile && <span>{spokenMobile(customer.mobile)}</span>}
          </p>
        </div>
        <Agreed edit={edit} />
      </Panel>
    );
  }
  const query = mobile.replaceAll(/\D/g, "").length >= LEAST ? mobile : name;
  return (
    <Panel title="Customer">
      <div className={styles.pairs}>
        <TextField edit={edit} name="mobile" label="Mobile" optional type="tel" inputMode="numeric" />
        <TextField edit={edit} name="name" label="Name" />
      </div>
      <Known query={query} onChoose={choose} />
      <TextField edit={edit} name="email" label="Email" optional type="email" hint={delivers ? "For emails about the order." : "Email delivery is not set up, so no emails are sent yet."} />
      <Agreed edit={edit} />
    </Panel>
  );
}

/** Whether the customer agreed to messages, which is asked of each. */
const Agreed = ({ edit }: Pick<Props, "edit">) => <SwitchField edit={edit} name="messages" label="Agreed to updates by WhatsApp or SMS" />;

/** Fills in the customer whose page the form was opened from. */
function useAsked(edit: EditForm<WalkInValues>, asked: number | undefined): void {
  const { data } = useQuery({ ...customerView(asked ?? 0), enabled: asked !== undefined });
  const { form } = edit;
  useEffect(() => {
    if (data) form.setValue("customer", { id: data.id, name: data.name, mobile: data.mobile ?? "" }, { shouldDirty: true });
  }, [data, form]);
}

function Known({ query, onChoose }: { query: string; onChoose: (row: CustomerRow) => void }) {
  const wanted = query.trim();
  const asked = useSettled(wanted, AFTER_MS);
  const enabled = asked.length >= LEAST;
  const { data } = useQuery({ ...customersLike(asked), enabled });
  const found = enabled && wanted.length >= LEAST ? (data?.items.slice(0, MOST) ?? []) : [];
  return (
    <div className={styles.known} role="region" aria-label="Existing customers">
      {found.length > 0 && <p className={shared.muted}>Existing customer?</p>}
      <ul>
        {found.map((row) => (
          <li key={row.id}>
            <button type="button" onClick={() => onChoose(row)}>
              <Avatar name={row.name} />
              <span>
                <b>{row.name}</b>
                {row.mobile && <small>{spokenMobile(row.mobile)}</small>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
