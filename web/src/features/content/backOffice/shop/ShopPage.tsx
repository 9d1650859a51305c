import { useEffect } from "react";
import { EditScreen } from "../../../../admin/form/EditScreen";
import { focusField } from "../../../../admin/form/errors";
import { ChoiceField, LongTextField, NumberField, TextField, useControlled } from "../../../../admin/form/fields";
import { useEditForm, type EditForm } from "../../../../admin/form/useEditForm";
import { LoadedScreen } from "../../../../admin/LoadedScreen";
import { Panel } from "../../../../admin/Screen";
import type { ShopSettings } from "../../../../api/schema";
import { Icon } from "../../../../ui/Icon";
import shared from "../../../../ui/shared.module.css";
import { ImageField } from "../../../media/public/ImageField";
import { paths } from "../../paths";
import { ColoursField } from "./ColoursField";
import { HoursField } from "./HoursField";
import { adminShopView, updateShop } from "./queries";
import { draftOf, MOST, rules, valuesOf, type Values } from "./rules";
import styles from "./Shop.later.module.css";
import { ShopLook } from "./ShopLook";
import { useShopCheck } from "./useShopCheck";

const MEASUREMENT_UNITS = [
  { value: "in", label: "Inches, in quarters" },
  { value: "cm", label: "Centimetres" },
];

const back = { href: "/admin/settings", label: "Settings" };

/** The form of the shop's details. */
export const ShopSettingsPage = () => (
  <LoadedScreen title="Shop details" back={back} read={adminShopView()}>
    {(settings) => <Form settings={settings} />}
  </LoadedScreen>
);

function Form({ settings }: { settings: ShopSettings }) {
  const { version, orderPrefixFixed, colourSchemes } = settings;
  const edit: EditForm<Values> = useEditForm({
    schema: rules,
    initial: valuesOf(settings),
    version,
    draftKey: "shop",
    save: (checked, of) => updateShop(draftOf(checked, of ?? version)),
  });
  const { labels } = edit;
  useEffect(() => {
    const whole = { hours: "Opening hours", grievanceOfficer: "Grievance officer", designerCredit: "Site designer" };
    for (const [name, label] of Object.entries(whole)) labels.current.set(name, label);
  }, [labels]);
  return (
    <EditScreen title="Shop details" back={back} edit={edit} site={paths.contact()} preview={<ShopLook values={edit.values} schemes={colourSchemes} />} aside={<Check edit={edit} version={version} />}>
      <Panel title="Name">
        <TextField edit={edit} name="businessName" label="Name of the shop" most={MOST.businessName} />
        <TextField edit={edit} name="tagline" label="Tagline" hint="One sentence, shown in link previews and search results." most={MOST.tagline} />
        <TextField edit={edit} name="greeting" label="Greeting" hint="Vanakkam, Namaste, Namaskaram, Hello." most={MOST.greeting} />
        <LogoField edit={edit} />
        <ColoursField edit={edit} schemes={colourSchemes} />
      </Panel>
      <Panel title="Contact">
        <TextField
          edit={edit}
          name="whatsapp"
          label="WhatsApp number"
          hint="10 digits; a number abroad with its country code. Needed for the chat button."
          inputMode="tel"
          optional
        />
        <TextField edit={edit} name="phone" label="Phone" hint="Shown to customers: a mobile or a landline with its area code." inputMode="tel" optional />
        <TextField edit={edit} name="email" label="Email" type="email" inputMode="email" autoCapitalize="off" optional />
        <LongTextField edit={edit} name="address" label="Address" hint="Up to eight lines." most={MOST.address} rows={4} optional />
        <TextField
          edit={edit}
          name="location"
          label="Place on the map"
          hint="Latitude and longitude, such as 13.0312, 80.2717: press and hold the shop in a maps app, and copy them. Search engines and the map link of the contact page use it."
          optional
        />
        <HoursField edit={edit} />
      </Panel>
      <Panel title="Legal details">
        <TextField
          edit={edit}
          name="legalName"
          label="Legal name"
          hint="The legal name of the shop or its proprietor."
          most={MOST.legalName}
        />
        <h3 className={styles.part}>Grievance officer</h3>
        <p className={styles.hint}>The contact for complaints. The law requires a name and contact details.</p>
        <TextField edit={edit} name="grievanceOfficer.name" label="Officer's name" most={MOST.officer} optional />
        <TextField edit={edit} name="grievanceOfficer.designation" label="Designation" most={MOST.officer} />
        <TextField edit={edit} name="grievanceOfficer.phone" label="Officer's phone" inputMode="tel" optional />
        <TextField edit={edit} name="grievanceOfficer.email" label="Officer's email" type="email" inputMode="email" autoCapitalize="off" optional />
      </Panel>
      <Panel title="Measurements">
        <ChoiceField
          edit={edit}
          name="measurementUnit"
          label="Unit"
          hint="Used on every screen, slip and job card. Customers and staff can type in the other unit."
          options={MEASUREMENT_UNITS}
        />
      </Panel>
      <Panel title="Other">
        <TextField
          edit={edit}
          name="orderPrefix"
          label="Order number prefix"
          hint={
            orderPrefixFixed
              ? "Customers know order numbers with it, so it stays."
              : `One to six capital letters: ${edit.values.orderPrefix || "HM"}-1048. It stays once there is an order.`
          }
          readOnly={orderPrefixFixed}
          autoCapitalize="characters"
        />
        <NumberField edit={edit} name="copyrightYear" label="Copyright year" hint="2000 to 2100." />
        <TextField edit={edit} name="designerCredit.name" label="Site designer" most={MOST.designer} deps={["designerCredit.url"]} optional />
        <TextField edit={edit} name="designerCredit.url" deps={["designerCredit.name"]} label="Designer's website" hint="Starts with https://" inputMode="url" autoCapitalize="off" optional />
      </Panel>
    </EditScreen>
  );
}

function LogoField({ edit }: { edit: EditForm<Values> }) {
  const field = useControlled({ edit, name: "logo", label: "Logo", hint: "Beside the name of the shop. A wide or square image without a border works best." });
  return <ImageField {...field} ratio="3/2" optional />;
}

const FIELDS: Readonly<Record<string, string>> = {
  whatsapp: "WhatsApp number, for the chat button",
  phone: "Phone",
  email: "Email",
  address: "Address",
  hours: "Opening hours",
  "grievanceOfficer.name": "Name of the grievance officer",
  "grievanceOfficer.phone": "Phone or email of the grievance officer",
};

/** Live checks: values that the server would refuse, and details that visitors or the law need. */
function Check({ edit, version }: { edit: EditForm<Values>; version: number }) {
  const check = useShopCheck(edit.values, version);
  if (!check) return null;
  const { problems, missing } = check;
  const line = (field: string, text: string) => (
    <li key={field}>
      <button type="button" className={shared.stitch} onClick={() => focusField(edit.idOf(field))}>
        {text}
      </button>
    </li>
  );
  return (
    <Panel title="Checks">
      <div role="status">
        {problems.length === 0 && missing.length === 0 && (
          <p className={styles.good}>
            <Icon name="check" />
            All details are complete.
          </p>
        )}
      </div>
      {problems.length > 0 && <ul className={styles.lines}>{problems.map(({ field, message }) => line(field, message))}</ul>}
      {missing.length > 0 && (
        <>
          <p>Still missing:</p>
          <ul className={styles.lines}>{missing.map((field) => line(field, FIELDS[field] ?? field))}</ul>
        </>
      )}
    </Panel>
  );
}
