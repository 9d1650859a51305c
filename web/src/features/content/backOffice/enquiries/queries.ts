import type { Wanted } from "../../../../admin/list/useItems";
import { records } from "../../../../admin/records";
import { client, unwrap } from "../../../../api/client";
import { read } from "../../../../api/read";

interface WantedEnquiries extends Wanted {
  unread?: boolean | undefined;
  unanswered?: boolean | undefined;
  before?: number | undefined;
}

export const adminEnquiryList = ({ q, deleted, unread, unanswered, before }: WantedEnquiries = {}) =>
  read("admin_enquiry_list", "/admin/content/enquiries", { query: { q, deleted, unread, unanswered, before } });

const at = (id: number) => ({ params: { path: { id } } });

export const markEnquiry = (id: number, isRead: boolean) =>
  unwrap(client.PUT("/admin/content/enquiries/{id}", { ...at(id), body: { read: isRead } }));

export const answerEnquiry = (id: number, answered: boolean) =>
  unwrap(client.PUT("/admin/content/enquiries/{id}/answered", { ...at(id), body: { answered } }));

export const enquiryRecords = records("/admin/content/enquiries");
