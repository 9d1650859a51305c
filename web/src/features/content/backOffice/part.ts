import type { AdminPart, Check, SetupStep } from "../../../admin/part";
import { useFresh } from "../../../admin/useFresh";
import { BannerWordsPage } from "./banner/EditPage";
import { BannerPage } from "./banner/ListPage";
import { adminBannerList } from "./banner/queries";
import { EnquiriesPage } from "./enquiries/InboxPage";
import { adminEnquiryList } from "./enquiries/queries";
import { OfferPage } from "./offers/EditPage";
import { OffersPage } from "./offers/ListPage";
import { spokenNumber } from "./enquiries/answers";
import { EventStoryPage } from "./events/EditPage";
import { EventListPage } from "./events/ListPage";
import { GalleryPiecePage } from "./gallery/EditPage";
import { GalleryListPage } from "./gallery/ListPage";
import { FilmsPage } from "./films/FilmsPage";
import { HowToMeasurePage } from "./howToMeasure/EditPage";
import { HowToMeasureListPage } from "./howToMeasure/ListPage";
import { MediaPage } from "./media/MediaPage";
import { TextPageEditor } from "./pages/EditPage";
import { PageListPage } from "./pages/ListPage";
import { adminShopView } from "./shop/queries";
import { ShopSettingsPage } from "./shop/ShopPage";
import { TestimonialPage } from "./testimonials/EditPage";
import { TestimonialsPage } from "./testimonials/ListPage";

const INBOX = "/content/enquiries";

function useWaiting() {
  const count = useFresh(adminEnquiryList({ unread: true })).data?.unread ?? 0;
  return [{ path: INBOX, count, says: count === 1 ? "1 enquiry not read yet" : `${count} enquiries not read yet` }];
}

const SHOP = "/admin/settings/shop";

function useChecks(): Check[] {
  const shop = useFresh(adminShopView()).data?.shop;
  if (!shop) return [];
  const line = { id: "chat", title: "Chat button", href: SHOP };
  return shop.whatsapp
    ? [{ ...line, detail: `Visitors write to ${spokenNumber(shop.whatsapp)}.`, state: "good", action: "Change" }]
    : [{ ...line, detail: "It stays away until the shop has a WhatsApp number.", state: "unknown", action: "Set it" }];
}

function useSetup(): SetupStep[] {
  const shop = useFresh(adminShopView()).data?.shop;
  const words = useFresh(adminBannerList()).data;
  if (!shop || !words) return [];
  return [
    {
      id: "shop",
      title: "Say where the shop is and how to reach it",
      hint: "Address, phone, WhatsApp, opening hours.",
      done: shop.phone !== "" && shop.address.length > 0 && shop.hours.length > 0,
      place: 10,
      href: SHOP,
      action: "Open the settings",
    },
    {
      id: "banner",
      title: "Write the words on the home page",
      hint: "Three to five services that take turns in the first line.",
      done: words.some(({ published }) => published),
      place: 40,
      href: "/admin/content/banner",
      action: "Write them",
    },
  ];
}

const part: AdminPart = {
  screens: [
    {
      path: INBOX,
      page: EnquiriesPage,
      listed: { in: "/content", label: "Enquiries", hint: "Who wrote to you on the contact page", place: 1 },
    },
    {
      path: "/content/banner",
      page: BannerPage,
      listed: { in: "/content", label: "Banner", hint: "The words that take turns on the home page", place: 2 },
    },
    { path: "/content/banner/:id", page: BannerWordsPage, under: "/content" },
    {
      path: "/content/offers",
      page: OffersPage,
      listed: { in: "/content", label: "Offers", hint: "The line that runs along the log-in window", place: 3 },
    },
    { path: "/content/offers/:id", page: OfferPage, under: "/content" },
    {
      path: "/content/testimonials",
      page: TestimonialsPage,
      listed: { in: "/content", label: "Testimonials", hint: "What clients said, newest first", place: 4 },
    },
    { path: "/content/testimonials/:id", page: TestimonialPage, under: "/content" },
    {
      path: "/content/gallery",
      page: GalleryListPage,
      listed: { in: "/content", label: "Gallery", hint: "Finished pieces, up to ten pictures each", place: 5 },
    },
    { path: "/content/gallery/:id", page: GalleryPiecePage, under: "/content" },
    {
      path: "/content/events",
      page: EventListPage,
      listed: { in: "/content", label: "Blogs", hint: "Stories and events, told with pictures", place: 6 },
    },
    { path: "/content/events/:id", page: EventStoryPage, under: "/content" },
    {
      path: "/content/pages",
      page: PageListPage,
      listed: { in: "/content", label: "Stories and pages", hint: "Who you are, and your rules: text only", place: 7 },
    },
    { path: "/content/pages/:slug", page: TextPageEditor, under: "/content" },
    {
      path: "/settings/shop",
      page: ShopSettingsPage,
      listed: { in: "/settings", label: "The shop", hint: "Name, address, hours, numbers, colour, grievance officer", place: 1 },
      owner: true,
    },
    {
      path: "/content/how-to-measure",
      page: HowToMeasureListPage,
      listed: { in: "/content", label: "How to measure", hint: "The film on the home page that shows where to hold the tape", place: 10 },
    },
    { path: "/content/how-to-measure/:id", page: HowToMeasurePage, under: "/content" },
    {
      path: "/content/films",
      page: FilmsPage,
      listed: { in: "/content", label: "Films", hint: "Lessons, previews, how to measure: what is on its way and where each is shown", place: 13 },
    },
    {
      path: "/content/media",
      page: MediaPage,
      listed: { in: "/content", label: "Pictures", hint: "Everything you uploaded, and where it is used", place: 12 },
    },
  ],
  useWaiting,
  useChecks,
  useSetup,
};

export default part;
