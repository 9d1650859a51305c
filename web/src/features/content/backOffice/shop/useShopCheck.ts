import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSettled } from "../../../../admin/useSettled";
import type { ShopCheck } from "../../../../api/schema";
import { checkShop } from "./queries";
import { draftOf, rules, type Values } from "./rules";

const ASK_AFTER_MS = 600;

/** The server's checks of these values, requested shortly after the last keystroke. */
export function useShopCheck(values: Values, version: number): ShopCheck | undefined {
  const now = JSON.stringify(values);
  const asked = useSettled(now, ASK_AFTER_MS);
  const { success, data: checked } = rules.safeParse(JSON.parse(asked));
  const { data } = useQuery({
    queryKey: ["admin_shop_check", `/api/admin/content/shop/check?${asked}`],
    queryFn: ({ signal }) => checkShop(draftOf(checked as NonNullable<typeof checked>, version), signal),
    enabled: success,
    placeholderData: keepPreviousData,
    gcTime: 0,
    retry: false,
  });
  return success ? data : undefined;
}
