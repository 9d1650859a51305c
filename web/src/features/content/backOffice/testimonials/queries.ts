import type { Wanted } from "../../../../admin/list/useItems";
import { client, unwrap } from "../../../../api/client";
import { read } from "../../../../api/read";
import type { TestimonialDraft } from "../../../../api/schema";

export const adminTestimonialList = (wanted: Wanted = {}) =>
  read("admin_testimonial_list", "/admin/content/testimonials", { query: { ...wanted } });

const at = (id: number) => ({ params: { path: { id } } });

export const createTestimonial = (body: TestimonialDraft) => unwrap(client.POST("/admin/content/testimonials", { body }));

export const updateTestimonial = (id: number, body: TestimonialDraft) =>
  unwrap(client.PUT("/admin/content/testimonials/{id}", { ...at(id), body }));

export const deleteTestimonial = (id: number) => unwrap(client.DELETE("/admin/content/testimonials/{id}", at(id)));

export const restoreTestimonial = (id: number) => unwrap(client.POST("/admin/content/testimonials/{id}/restore", at(id)));
