import type { Feature } from "../site/feature";
import { auth } from "../features/auth/feature";
import { catalogue } from "../features/catalogue/feature";
import { content } from "../features/content/feature";
import { courses } from "../features/courses/feature";
import { email } from "../features/email/feature";
import { garments } from "../features/garments/feature";
import { invoices } from "../features/invoices/feature";
import { ledger } from "../features/ledger/feature";
import { maintenance } from "../features/maintenance/feature";
import { media } from "../features/media/feature";
import { messages } from "../features/messages/feature";
import { notifications } from "../features/notifications/feature";
import { orders } from "../features/orders/feature";
import { payments } from "../features/payments/feature";
import { search } from "../features/search/feature";
import { admin } from "./admin/feature";
import { piecework } from "../features/piecework/feature";
import { imports } from "../features/imports/feature";
import { homeOf } from "./home/feature";
import { offline } from "./offline/feature";
import { setup } from "./setup/feature";

/** The list of all features, and with it all routes of the site. */
const parts: readonly Feature[] = [
  catalogue,
  courses,
  content,
  orders,
  payments,
  ledger,
  invoices,
  search,
  auth,
  media,
  email,
  garments,
  maintenance,
  admin,
  setup,
  offline,
  notifications,
  messages,
  piecework,
  imports,
];

export const features: readonly Feature[] = [homeOf(parts), ...parts];
