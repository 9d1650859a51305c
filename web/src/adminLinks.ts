/** Back office screens of records that show images and videos, by the kind of record. */
const RECORDS: Readonly<Record<string, (id?: number) => string>> = {
  category: (id) => `/admin/catalogue/categories/${id}`,
  service: (id) => `/admin/catalogue/services/${id}`,
  product: (id) => `/admin/catalogue/products/${id}`,
  garment_type: (id) => `/admin/catalogue/garments/${id}`,
  choices_of_type: (id) => `/admin/catalogue/garments/${id}/choices`,
  choices_of_product: (id) => `/admin/catalogue/products/${id}/choices`,
  testimonial: (id) => `/admin/content/testimonials/${id}`,
  event: (id) => `/admin/content/events/${id}`,
  gallery: (id) => `/admin/content/gallery/${id}`,
  shop: () => "/admin/settings/shop",
  measure_video: (id) => `/admin/content/how-to-measure/${id}`,
  course: (id) => `/admin/courses/${id}`,
  course_category: (id) => `/admin/courses/categories/${id}`,
  video: (id) => `/admin/content/videos?id=${id}`,
  order: (id) => (id === undefined ? "/admin/orders" : `/admin/orders/${id}`),
};

/** Back office addresses that one feature needs of another; `links.ts` has those that every visitor loads. */
export const adminLinks = {
  /** Where to edit the record that shows an image or video; undefined for a kind that is not known here. */
  mediaUse: ({ kind, id }: { kind: string; id?: number | undefined }): string | undefined => RECORDS[kind]?.(id),
  customer: (id: number): string => `/admin/customers/${id}`,
  payment: (id: number): string => `/admin/payments/${id}`,
  /** The file of a tax document, for the owner. */
  receiptFile: (id: number): string => `/api/admin/payments/receipts/${id}.pdf`,
};
