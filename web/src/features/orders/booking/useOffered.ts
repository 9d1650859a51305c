import { useQueries } from "@tanstack/react-query";
import { useEffect } from "react";
import { useRead } from "../../../api/read";
import { choiceGroupList, productList } from "../queries";
import type { OfferedPiece } from "./estimate";
import type { BookingForm } from "./useBookingForm";

/** The pieces with their products and choices. The choices of a product are asked for once. */
export function useOffered(form: BookingForm): OfferedPiece[] {
  const pieces = form.watch("pieces");
  const { data: products, error } = useRead(productList());
  const wanted = pieces.map(({ productId }) => products?.find(({ id }) => id === Number(productId)));
  const ids = [...new Set(wanted.flatMap((product) => product?.id ?? []))];
  const known = useQueries({ queries: ids.map((id) => choiceGroupList(id)) });
  const groupsOf = (id: number | undefined) => (id === undefined ? undefined : known[ids.indexOf(id)]?.data);

  useEffect(() => {
    for (const [index, { key, optionIds }] of pieces.entries()) {
      const groups = groupsOf(wanted[index]?.id);
      if (!groups) continue;
      form.noteOffered(key, { groups });
      // Of another product, or no longer available: the groups show that nothing is chosen.
      const options = new Set(groups.flatMap((group) => group.options.flatMap(({ id, available }) => (available ? [id] : []))));
      if (optionIds.some((id) => !options.has(id)))
        form.setValue(`pieces.${index}.optionIds`, optionIds.filter((id) => options.has(id)));
    }
  });
  const missing = products ? "gone" : error ? "failed" : "loading";
  return pieces.map((piece, index) => ({
    piece,
    product: wanted[index],
    missing: wanted[index] === undefined && piece.productId !== "" ? missing : undefined,
    groups: groupsOf(wanted[index]?.id) ?? [],
  }));
}
