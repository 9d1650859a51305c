import type { Wanted } from "../../../../admin/list/useItems";
import { records } from "../../../../admin/records";
import { read } from "../../../../api/read";
import type { EnquiryEntry } from "../../../../api/schema";
import { send } from "../../../../api/send";

interface WantedEnquiries extends Wanted {
  unread?: boolean | undefined;
  unanswered?: boolean | undefined;
  before?: number | undefined;
}

export const adminEnquiryList = ({ q, deleted, unread, unanswered, before }: WantedEnquiries = {}) =>
  read("admin_enquiry_list", "/admin/content/enquiries", { query: { q, deleted, unread, unanswered, before } });

export const markEnquiry = ({ id, version }: EnquiryEntry, isRead: boolean) =>
  send("PUT /admin/content/enquiries/{id}", { path: { id }, body: { read: isRead, version } });

export const answerEnquiry = ({ id, version }: EnquiryEntry, answered: boolean) =>
  send("PUT /admin/content/enquiries/{id}/answered", { path: { id }, body: { answered, version } });

export const enquiryRecords = records("/admin/content/enquiries");
