import { EditScreen } from "../../../../admin/form/EditScreen";
import { LongTextField, NumberField, PriceField, SwitchField } from "../../../../admin/form/fields";
import { useEditForm, type EditForm } from "../../../../admin/form/useEditForm";
import { LoadedScreen } from "../../../../admin/LoadedScreen";
import { Panel } from "../../../../admin/Screen";
import type { PriceSettings } from "../../../../api/schema";
import { rupees } from "../../../../format/money";
import shared from "../../../../ui/shared.module.css";
import { changePriceSettings, priceSettingsView } from "../queries";
import { exampleOf, priceRules, valuesOf, type PriceValues } from "./rules";

const BACK = { href: "/admin/settings", label: "Settings" };
const TITLE = "Prices and advances";
const EXAMPLE_PAISE = 415_000;
/** The settings have no version: the last save counts. */
const VERSION = 1;

/** What the shop usually asks: advance, rush fee, days, paying the balance online, terms of the slip. */
export const PriceSettingsPage = () => (
  <LoadedScreen title={TITLE} back={BACK} read={priceSettingsView()}>
    {(settings) => <Form settings={settings} />}
  </LoadedScreen>
);

function Form({ settings }: { settings: PriceSettings }) {
  const edit: EditForm<PriceValues> = useEditForm({
    schema: priceRules,
    initial: valuesOf(settings),
    version: VERSION,
    draftKey: "price-settings",
    save: async (checked) => ({ ...(await changePriceSettings(checked)), version: VERSION }),
    aliases: { advanceRoundingPaise: "rounding", rushPaise: "rush" },
  });
  const example = exampleOf(edit.values, EXAMPLE_PAISE);
  return (
    <EditScreen title={TITLE} back={BACK} edit={edit}>
      <Panel title="Advance">
        <NumberField edit={edit} name="advancePercent" label="Share of the price" hint="Suggested when you approve a request. 0 for none." suffix="%" />
        <PriceField edit={edit} name="rounding" label="Round to" hint="In rupees, such as 50." />
        {example !== undefined && (
          <p className={shared.muted} role="status">
            {`For ${rupees(EXAMPLE_PAISE)}: ${rupees(example)}.`}
          </p>
        )}
      </Panel>
      <Panel title="Time">
        <NumberField edit={edit} name="readyDays" label="Usually ready after" hint="From 1 to 365 days." suffix="days" />
        <PriceField edit={edit} name="rush" label="Rush fee" hint="For an order that is needed sooner. 0 for none." />
      </Panel>
      <Panel title="Balance">
        <SwitchField
          edit={edit}
          name="balanceOnline"
          label="Customers can pay the balance online"
          hint="In My Orders, once no advance is due. They can always pay at the counter."
        />
      </Panel>
      <Panel title="Customer's slip">
        <LongTextField edit={edit} name="slipTerms" label="Terms" hint="Printed below the prices." rows={6} most={2000} optional />
      </Panel>
    </EditScreen>
  );
}
