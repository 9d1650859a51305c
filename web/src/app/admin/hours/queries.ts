import { read } from "../../../api/read";
import type { CalendarSettings, OpeningHours, ShopDraft, ShopSettings } from "../../../api/schema";
import { send } from "../../../api/send";

export const shopFacts = () => read("admin_shop_view", "/admin/content/shop");
export const calendar = () => read("admin_calendar_view", "/admin/calendar");

const said = (text: string): string | undefined => text || undefined;

/** Changes the opening hours and nothing else of the shop's details. */
export const saveHours = ({ shop, version, logoImageId }: ShopSettings, hours: OpeningHours[]) => {
  const { businessName, legalName, tagline, greeting, whatsapp, phone, email, address, location, grievanceOfficer: officer } = shop;
  const { copyrightYear, designerCredit, colours, orderPrefix, measurementUnit } = shop;
  const body: ShopDraft = {
    businessName,
    legalName,
    tagline,
    greeting,
    whatsapp,
    phone: said(phone),
    email: said(email),
    address: said(address.join("\n")),
    location,
    hours,
    grievanceOfficer: { designation: officer.designation, name: said(officer.name), phone: said(officer.phone), email: said(officer.email) },
    copyrightYear,
    designerCredit,
    logoImageId,
    colours,
    orderPrefix,
    measurementUnit,
    version,
  };
  return send("PUT /admin/content/shop", { body });
};

export const saveCalendar = (body: CalendarSettings) => send("PUT /admin/calendar", { body });
