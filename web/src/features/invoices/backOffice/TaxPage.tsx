import { EditScreen } from "../../../admin/form/EditScreen";
import { ChoiceField, LongTextField, TextField } from "../../../admin/form/fields";
import { useEditForm, type EditForm } from "../../../admin/form/useEditForm";
import { LoadedScreen } from "../../../admin/LoadedScreen";
import { Panel } from "../../../admin/Screen";
import type { TaxSettings } from "../../../api/schema";
import { Anchor } from "../../../ui/Anchor";
import shared from "../../../ui/shared.module.css";
import { receipts } from "./paths";
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
  composition: "Customers get bills of supply, for orders on delivery, and no tax is collected. Selling courses to other States is not allowed under composition.",
  regular: "Receipts become tax invoices with SAC, CGST and SGST, or IGST for another State. Payments for an order get a receipt voucher, and on delivery one tax invoice for the whole order. Buyers are asked for their State once.",
};

const KIND_NAMES: Readonly<Record<string, string>> = { course: "Courses", advance: "Tailoring" };

/** The GST settings, with a sample receipt. */
export const TaxPage = () => (
  <LoadedScreen title={TITLE} back={BACK} read={taxView()}>
    {(settings) => <Form settings={settings} />}
  </LoadedScreen>
);

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
        <Panel>
          <Anchor href={receipts} className={shared.stitch}>
            All receipts
          </Anchor>
        </Panel>
      }
    >
      <Panel title="GST">
        <ChoiceField edit={edit} name="mode" label="GST registration" hint={MODE_SAYS[values.mode]} options={MODES} />
        <TextField
          edit={edit}
          name="gstin"
          label="GSTIN"
          hint="15 letters and digits, as on the certificate. The first two are the State code."
          autoCapitalize="characters"
          optional={values.mode === "none"}
        />
        <p className={shared.muted}>Issued documents do not change. Ask your accountant before you change the registration, a code or a rate.</p>
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
          <p className={shared.muted}>Your prices include tax: customers pay the price they see.</p>
        </Panel>
      )}
      <Panel title="On every receipt">
        <TextField edit={edit} name="legalName" label="Legal name" hint="As on the certificate. The shop's name if left empty." most={120} optional />
        <LongTextField edit={edit} name="address" label="Address" hint="One line per row. The shop's address if left empty." most={400} optional />
        <TextField
          edit={edit}
          name="prefix"
          label="Number prefix"
          hint={`One to three letters or digits: ${(values.prefix || settings.usedPrefix).toUpperCase()}/26-27/000123.`}
          autoCapitalize="characters"
          optional
        />
      </Panel>
    </EditScreen>
  );
}
