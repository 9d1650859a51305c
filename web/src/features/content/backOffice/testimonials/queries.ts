import type { Wanted } from "../../../../admin/list/useItems";
import { records } from "../../../../admin/records";
import { read } from "../../../../api/read";

export const adminTestimonialList = (wanted: Wanted = {}) =>
  read("admin_testimonial_list", "/admin/content/testimonials", { query: { ...wanted } });

export const testimonialRecords = records("/admin/content/testimonials");
