import { EditScreen } from "../../../../admin/form/EditScreen";
import { ChoiceField, LongTextField, TextField } from "../../../../admin/form/fields";
import { useEditForm, type EditForm } from "../../../../admin/form/useEditForm";
import { Panel, Screen, Waiting } from "../../../../admin/Screen";
import { useFresh } from "../../../../admin/useFresh";
import type { TaxSettings } from "../../../../api/schema";
import { Anchor } from "../../../../ui/Anchor";
import shared from "../../../../ui/shared.module.css";
import { receipts } from "../paths";
import { taxView, updateTax } from "./queries";
import styles from "./Receipts.later.module.css";
import { draftOf, taxRules, valuesOf, type TaxValues } from "./rules";
import { SampleReceipt } from "./SampleReceipt";
import { useSample } from "./useSample";

const BACK = { href: "/admin/settings", label: "Settings" };
const TITLE = "GST and receipts";

const MODES = [
  { value: "none", label: "None: not registered" },
  { value: "composition", label: "Composition" },
  { value: "regular", label: "Regular" },
];

const MODE_SAYS: Readonly<Record<TaxValues["mode"], string>> = {
  none: "Customers get plain receipts. GST is not mentioned.",
  composition: "Customers get bills of supply, for an order when it is delivered, and no tax is collected. Selling courses to other States is not allowed under composition.",
  regular: "Receipts become tax invoices with SAC, CGST and SGST, or IGST for another State. Money for an order gets a receipt voucher, and when it is delivered one tax invoice over all of it. A buyer is asked for her State once.",
};

const KIND_NAMES: Readonly<Record<string, string>> = { course: "Courses", advance: "Tailoring" };

/** How the shop stands to GST, with a receipt as it would be. */
export function TaxPage() {
  const { data, error, refetch } = useFresh(taxView());
  if (data) return <Form settings={data} />;
  return (
    <Screen title={TITLE} back={BACK}>
      <Waiting failure={error} onRetry={() => void refetch()} />
    </Screen>
  );
}

function Form({ settings }: { settings: TaxSettings }) {
  const { version } = settings;
  const edit: EditForm<TaxValues> = useEditForm({
    schema: taxRules,
    initial: valuesOf(settings),
    version,
    draftKey: "tax",
    save: (checked, of) => updateTax(draftOf(checked, of ?? version)),
  });
  const { values } = edit;
  const taxDocument = useSample(values, version);
  return (
    <EditScreen
      title={TITLE}
      back={BACK}
      edit={edit}
      preview={<SampleReceipt taxDocument={taxDocument} />}
      aside={
        <p>
          <Anchor href={receipts} className={shared.stitch}>
            All receipts
          </Anchor>
        </p>
      }
    >
      <Panel title="GST">
        <ChoiceField edit={edit} name="mode" label="How the shop stands to GST" hint={MODE_SAYS[values.mode]} options={MODES} />
        <TextField
          edit={edit}
          name="gstin"
          label="GSTIN"
          hint="15 letters and digits, as on the certificate. Its first two are the shop's State."
          autoCapitalize="characters"
          optional={values.mode === "none"}
        />
        <p className={shared.muted}>What was issued stays as it is. Ask your accountant before you change the mode, a code or a rate.</p>
      </Panel>
      {values.mode !== "none" && (
        <Panel title="Codes and rates">
          {values.kinds.map(({ kind }, place) => (
            <fieldset key={kind} className={styles.pair}>
              <legend>{KIND_NAMES[kind] ?? kind}</legend>
              <TextField edit={edit} name={`kinds.${place}.code`} label="SAC" inputMode="numeric" />
              <TextField edit={edit} name={`kinds.${place}.rate`} label="Rate" inputMode="decimal" suffix="%" />
            </fieldset>
          ))}
          <p className={shared.muted}>Your prices contain the tax: customers pay what they see.</p>
        </Panel>
      )}
      <Panel title="On every receipt">
        <TextField edit={edit} name="legalName" label="Legal name" hint="As on the certificate. Left open, the shop's name." most={120} optional />
        <LongTextField edit={edit} name="address" label="Address" hint="One line of it in a line. Left open, the shop's own." most={400} optional />
        <TextField
          edit={edit}
          name="prefix"
          label="Numbers begin with"
          hint={`One to three letters or digits: ${(values.prefix || settings.usedPrefix).toUpperCase()}/26-27/000123.`}
          autoCapitalize="characters"
          optional
        />
      </Panel>
    </EditScreen>
  );
}
