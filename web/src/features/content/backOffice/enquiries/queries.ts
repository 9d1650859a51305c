import type { Wanted } from "../../../../admin/list/useItems";
import { records } from "../../../../admin/records";
import { read } from "../../../../api/read";
import { send } from "../../../../api/send";

interface WantedEnquiries extends Wanted {
  unread?: boolean | undefined;
  unanswered?: boolean | undefined;
  before?: number | undefined;
}

export const adminEnquiryList = ({ q, deleted, unread, unanswered, before }: WantedEnquiries = {}) =>
  read("admin_enquiry_list", "/admin/content/enquiries", { query: { q, deleted, unread, unanswered, before } });

const at = (id: number) => ({ path: { id } });

export const markEnquiry = (id: number, isRead: boolean) =>
  send("PUT /admin/content/enquiries/{id}", { ...at(id), body: { read: isRead } });

export const answerEnquiry = (id: number, answered: boolean) =>
  send("PUT /admin/content/enquiries/{id}/answered", { ...at(id), body: { answered } });

export const enquiryRecords = records("/admin/content/enquiries");
