import type { Route } from "../../site/feature";
import { lazyPage } from "../../site/lazyPage";
import { idOf } from "../../site/visit";
import { coverList, eventList, eventView, galleryList, pageView, testimonialList } from "./queries";

export const routes: readonly Route[] = [
  {
    path: "/gallery",
    page: lazyPage(() => import("./pages/GalleryPage")),
    query: ["category", "show"],
    reads: ({ seed }) => [galleryList(seed)],
  },
  {
    path: "/events",
    page: lazyPage(() => import("./pages/EventsPage")),
    reads: () => [eventList()],
  },
  {
    path: "/event/:id",
    page: lazyPage(() => import("./pages/EventPage")),
    reads: ({ params }) => {
      const id = idOf(params["id"]);
      return id === undefined ? [] : [eventView(id)];
    },
  },
  {
    path: "/testimonials",
    page: lazyPage(() => import("./pages/TestimonialsPage")),
    reads: () => [testimonialList()],
  },
  {
    path: "/aboutus",
    page: lazyPage(() => import("./pages/AboutPage")),
    reads: () => [pageView("about")],
  },
  {
    // `email` is omitted on purpose: a personal address must not be part of a cached page.
    path: "/contactus",
    page: lazyPage(() => import("./pages/ContactPage")),
    reads: () => [pageView("refunds"), pageView("quality")],
  },
  {
    path: "/privacyandpolicy",
    page: lazyPage(() => import("./pages/PrivacyPage")),
    reads: () => [pageView("privacy")],
  },
  {
    path: "/termsandcondition",
    page: lazyPage(() => import("./pages/TermsPage")),
    reads: () => [pageView("terms")],
  },
  { path: "/rewards", page: lazyPage(() => import("./pages/RewardsPage")) },
  { path: "/offers", page: lazyPage(() => import("./pages/OffersPage")) },
  { path: "/demo", page: lazyPage(() => import("./pages/DemoPage")) },
  {
    path: "/demo1",
    page: lazyPage(() => import("./pages/CoversPage")),
    reads: () => [coverList()],
  },
];
