export const tax = "/admin/settings/gst";
export const receipts = "/admin/settings/receipts";
