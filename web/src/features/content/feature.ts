import type { Feature } from "../../site/feature";
import { bannerList, eventList, galleryList, measureVideoList, pageView, testimonialList } from "./queries";
import { shopView } from "./public/queries";
import { routes } from "./routes";

/** What the shop shows and tells: gallery, stories, voices, pages, and the way to write to it. */
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
