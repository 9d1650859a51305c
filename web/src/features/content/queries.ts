import { read } from "../../api/read";

export const bannerList = () => read("banner_list", "/content/banner");
export const galleryList = (seed: number) => read("gallery_list", "/content/gallery", { query: { seed } });
export const eventList = () => read("event_list", "/content/events");
export const eventView = (id: number) => read("event_view", "/content/events/{id}", { path: { id } });
export const testimonialList = () => read("testimonial_list", "/content/testimonials");
export const measureVideoList = () => read("measure_video_list", "/content/measure-videos");

export type PageName = "about" | "stories" | "privacy" | "terms" | "refunds" | "quality";
export const pageView = (slug: PageName) => read("page_view", "/content/pages/{slug}", { path: { slug } });

/** The courses of /demo1. */
export const coverList = () => read("course_list", "/courses");
