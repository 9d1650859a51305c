import type { AdminPart } from "../../../site/adminPart";
import { ReceiptsPage } from "./ReceiptsPage";
import { TaxPage } from "./TaxPage";
import { useSetup } from "./useSetup";

const part: AdminPart = {
  screens: [
    {
      path: "/settings/gst",
      page: TaxPage,
      access: "owner",
      listed: { in: "/settings", label: "GST and receipts", hint: "Registration, codes and rates", place: 20 },
    },
    {
      path: "/settings/receipts",
      page: ReceiptsPage,
      access: "owner",
      listed: { in: "/settings", label: "Receipts", hint: "All issued documents, and the export for your accountant", place: 21 },
    },
  ],
  useSetup,
};

export default part;
