import type { Wanted } from "../../../admin/list/useItems";
import { records } from "../../../admin/records";
import { read } from "../../../api/read";

// The lists of the shop's content: how each is read, and the calls that change its records.

export const bannerList = ({ deleted }: Wanted = {}) => read("admin_banner_list", "/admin/content/banner", { query: { deleted } });
export const bannerRecords = records("/admin/content/banner");

export const eventList = (wanted: Wanted = {}) => read("admin_event_list", "/admin/content/events", { query: { ...wanted } });
export const eventRecords = records("/admin/content/events");

export const galleryList = (wanted: Wanted = {}) => read("admin_gallery_list", "/admin/content/gallery", { query: { ...wanted } });
export const galleryRecords = records("/admin/content/gallery");

export const howToMeasureList = ({ deleted }: Wanted = {}) =>
  read("admin_how_to_measure_list", "/admin/content/how-to-measure", { query: { deleted } });
export const howToMeasureRecords = records("/admin/content/how-to-measure");

export const offerList = ({ deleted }: Wanted = {}) => read("admin_offer_list", "/admin/content/offers", { query: { deleted } });
export const offerRecords = records("/admin/content/offers");

export const testimonialList = (wanted: Wanted = {}) =>
  read("admin_testimonial_list", "/admin/content/testimonials", { query: { ...wanted } });
export const testimonialRecords = records("/admin/content/testimonials");
