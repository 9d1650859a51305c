import type { ComponentType } from "react";
import type { AdminPart, AdminScreen, Check, SetupStep } from "../../../site/adminPart";
import { audit } from "./audit";
import { useDecided } from "../../../admin/setup/queries";
import { useFresh } from "../../../admin/useFresh";
import { BannerTextPage } from "./banner/EditPage";
import { BannerPage } from "./banner/ListPage";
import { banner } from "./paths";
import { bannerList } from "./records";
import { EnquiriesPage } from "./enquiries/InboxPage";
import { adminEnquiryList } from "./enquiries/queries";
import { OfferPage } from "./offers/EditPage";
import { OffersPage } from "./offers/ListPage";
import { spokenNumber } from "./enquiries/answers";
import { EventStoryPage } from "./events/EditPage";
import { EventListPage } from "./events/ListPage";
import { GalleryPiecePage } from "./gallery/EditPage";
import { GalleryListPage } from "./gallery/ListPage";
import { HowToMeasurePage } from "./howToMeasure/EditPage";
import { HowToMeasureListPage } from "./howToMeasure/ListPage";
import { TextPageEditor } from "./pages/EditPage";
import { PageListPage } from "./pages/ListPage";
import { adminShopView } from "./shop/queries";
import { ShopSettingsPage } from "./shop/ShopPage";
import { TestimonialPage } from "./testimonials/EditPage";
import { TestimonialsPage } from "./testimonials/ListPage";

const INBOX = "/content/enquiries";

function useWaiting() {
  const { unread = 0, unanswered = 0 } = useFresh(adminEnquiryList({ unread: true })).data ?? {};
  const says = (count: number, what: string) => `${count === 1 ? "1 enquiry" : `${count} enquiries`} not ${what} yet`;
  // Unread enquiries first; unanswered ones are reported when there are no unread ones.
  return unread > 0
    ? [{ path: INBOX, count: unread, says: says(unread, "read") }]
    : [{ path: INBOX, count: unanswered, says: says(unanswered, "answered"), href: `/admin${INBOX}?filter=unanswered` }];
}

const SHOP = "/admin/settings/shop";

function useChecks(): Check[] {
  const shop = useFresh(adminShopView()).data?.shop;
  if (!shop) return [];
  const line = { id: "chat", title: "Chat button", href: SHOP };
  return shop.whatsapp
    ? [{ ...line, detail: `Visitors write to ${spokenNumber(shop.whatsapp)}.`, state: "good", action: "Edit" }]
    : [{ ...line, detail: "Hidden until you add a WhatsApp number.", state: "unknown", action: "Set up" }];
}

function useSetup(): SetupStep[] {
  const shop = useFresh(adminShopView()).data?.shop;
  const banners = useFresh(bannerList()).data;
  const plain = useDecided("look");
  if (!shop || !banners || plain === undefined) return [];
  const logo = shop.logo !== undefined;
  const texts = banners.filter(({ published }) => published).length;
  return [
    {
      id: "shop",
      title: "Shop details",
      hint: shop.address.length > 0 ? [shop.businessName, shop.address.at(-1)].join(", ") : "Address, phone, WhatsApp",
      done: shop.phone !== "" && shop.address.length > 0,
      place: 10,
      minutes: 3,
      takes: ["The address of the shop", "Your numbers, which are filled in already"],
      href: SHOP,
      action: "Open settings",
    },
    {
      id: "look",
      title: "Logo",
      hint: logo ? "Beside the shop’s name" : plain ? "The shop’s name in text" : "Now: the shop’s name in text",
      done: logo || plain,
      place: 54,
      later: true,
      minutes: 2,
      takes: ["An image of your logo"],
      href: SHOP,
      action: "Add logo",
      ...(!logo && !plain && { instead: { step: "look", label: "No logo", minutes: 0 } as const }),
    },
    {
      id: "banner",
      title: "Banner",
      hint: texts > 0 ? `${texts} ${texts === 1 ? "text rotates" : "texts rotate"} on the home page` : "Three to five services that rotate on the home page",
      done: texts > 0,
      place: 40,
      later: true,
      minutes: 3,
      href: banners.length > 0 ? banner() : banner("new"),
      action: "Add texts",
    },
  ];
}

/** The screens of a content type: its list and its edit form. */
const rows = (name: string, List: ComponentType, One: ComponentType, group: string, label: string, hint: string, place: number): AdminScreen[] => [
  { path: `/content/${name}`, page: List, access: "editor", listed: { in: "/content", group, label, hint, place } },
  { path: `/content/${name}/:id`, page: One, access: "editor", under: "/content" },
];

const part: AdminPart = {
  screens: [
    {
      path: INBOX,
      page: EnquiriesPage,
      listed: { in: "/content", label: "Enquiries", hint: "Messages from the contact page", place: 1 },
    },
    // Counters have no content screens that could list it.
    { path: INBOX, page: EnquiriesPage, only: "counter", entry: { label: "Enquiries", icon: "content", place: 9 } },
    ...rows("banner", BannerPage, BannerTextPage, "Home page", "Banner", "Rotating texts on the home page", 2),
    ...rows("offers", OffersPage, OfferPage, "Home page", "Offers", "The line in the login pop-up", 3),
    ...rows("testimonials", TestimonialsPage, TestimonialPage, "Home page", "Testimonials", "What customers said, newest first", 4),
    ...rows("gallery", GalleryListPage, GalleryPiecePage, "Pages", "Gallery", "Finished garments, up to ten images each", 6),
    ...rows("events", EventListPage, EventStoryPage, "Pages", "Blogs", "Stories and events with images", 7),
    ...rows("pages", PageListPage, TextPageEditor, "Pages", "Stories and pages", "About, privacy, terms and other texts", 8),
    ...rows(
      "how-to-measure",
      HowToMeasureListPage,
      HowToMeasurePage,
      "Home page",
      "How to measure",
      "The video that shows where to hold the tape",
      5,
    ),
    {
      path: "/settings/shop",
      page: ShopSettingsPage,
      listed: { in: "/settings", label: "Shop details", hint: "Name, address, hours, numbers, colour, grievance officer", place: 1 },
      access: "owner",
    },
  ],
  useWaiting,
  waitingFor: "counter",
  useChecks,
  useSetup,
  audit,
};

export default part;
