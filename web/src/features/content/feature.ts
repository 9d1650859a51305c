import type { Feature } from "../../site/feature";
import { bannerList, eventList, galleryList, measureVideoList, pageView, testimonialList } from "./queries";
import { shopView } from "./public/queries";
import { routes } from "./routes";

/** Content: gallery, blogs, testimonials, text pages and enquiries. */
export const content: Feature = {
  name: "content",
  routes,
  // Every screen names the shop, in its head if nowhere else.
  frame: { reads: () => [shopView()] },
  admin: () => import("./backOffice/part"),
  home: {
    reads: ({ seed }) => [
      bannerList(),
      pageView("stories"),
      galleryList(seed),
      eventList(),
      testimonialList(),
      measureVideoList(),
    ],
  },
};
