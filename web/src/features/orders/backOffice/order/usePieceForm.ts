import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { amountError, paiseOf } from "../../../../admin/form/rules";
import { useTyped } from "../../../../admin/form/useTyped";
import type { OrderPiece } from "../../../../api/schema";
import { missingChoice } from "../../../garments/public/choices";
import type { Choice } from "../../booking/choices";
import { choiceGroups } from "../queries";
import { addedByChoices, estimateOf } from "../walkIn/prices";

const MOST = 20;

/** What is typed of a piece, its estimate, and the input that it makes. */
export function usePieceForm(piece: OrderPiece | undefined, choices: readonly Choice[]) {
  const stored = piece ? optionsOf(piece) : [];
  const storedType = piece ? typeOf(piece) : "";
  const [work, setWork] = useState(piece?.serviceName ?? "");
  const [workError, refuseWork] = useState<string>();
  const [garmentType, setGarmentType] = useState(storedType);
  const [options, setOptions] = useState<number[]>(stored);
  const [optionsError, refuseOptions] = useState<string>();
  const quantity = useTyped(useState(String(piece?.quantity ?? 1)));
  const [forWhom, setForWhom] = useState(piece?.forWhom ?? "");
  const [note, setNote] = useState(piece?.note ?? "");
  const price = useTyped(useState(""));
  // The item that was ordered, even if the name of its product has changed since.
  const isSame = piece !== undefined && work === piece.serviceName;
  const found = choices.find(({ label }) => label === work)?.product;
  const productId = isSame ? piece.productId : found?.id;
  const of = productId !== undefined ? { product: productId } : garmentType ? { garmentType: Number(garmentType) } : undefined;
  const { data: groups = [] } = useQuery({ ...choiceGroups(of ?? { product: 0 }), enabled: of !== undefined });
  const isUnchanged = isSame && (productId !== undefined || garmentType === storedType) && sameIds(options, stored);
  const count = Number(quantity.value);
  const typed = { quantity: quantity.value, options };
  const estimatePaise =
    isUnchanged && piece.estimatePaise !== undefined
      ? piece.estimatePaise * (count > 0 ? count / piece.quantity : 1)
      : estimateOf(typed, found ?? choices.find(({ product }) => product.id === productId)?.product, groups);
  const choose = (next: number[]) => {
    setOptions(next);
    refuseOptions(undefined);
  };

  /**
   * Takes over what someone else has changed of the piece, except where something else was entered here. Returns a
   * sentence about each of their changes.
   */
  const follow = (before: OrderPiece, now: OrderPiece): string[] => {
    const news: string[] = [];
    const see = (label: string, [was, is]: readonly [string, string], entered: string, take: () => void) => {
      if (was === is || entered === is) return;
      news.push(entered === was ? `${label} is now ${is || "empty"}.` : `${label} was changed to ${is || "nothing"}. Saving replaces it.`);
      if (entered === was) take();
    };
    const item = ({ serviceName, garmentTypeId }: OrderPiece) => `${serviceName}\n${garmentTypeId ?? ""}`;
    if (item(before) === item(now)) {
      const own = sameIds(options, optionsOf(before)) ? choiceText(before) : sameIds(options, optionsOf(now)) ? choiceText(now) : "others";
      see("Choices", [choiceText(before), choiceText(now)], own, () => setOptions(optionsOf(now)));
    } else {
      see("Item", [before.serviceName, now.serviceName], work, () => setWork(now.serviceName));
      if (work === before.serviceName) {
        setGarmentType(typeOf(now));
        choose(optionsOf(now));
      }
    }
    see("How many", [String(before.quantity), String(now.quantity)], quantity.value, () => quantity.setValue(String(now.quantity)));
    see("For whom", [before.forWhom ?? "", now.forWhom ?? ""], forWhom, () => setForWhom(now.forWhom ?? ""));
    see("Note", [before.note ?? "", now.note ?? ""], note, () => setNote(now.note ?? ""));
    return news;
  };

  const read = () => {
    if (work.trim() === "") {
      refuseWork("Choose from the catalogue or describe the item.");
      return undefined;
    }
    const missing = isUnchanged ? undefined : missingChoice(groups, options);
    if (missing) {
      refuseOptions(`Please choose an option of “${missing.name}”.`);
      return undefined;
    }
    if (!Number.isInteger(count) || count < 1 || count > MOST) {
      quantity.refuse(`Enter a whole number from 1 to ${MOST}.`);
      return undefined;
    }
    return {
      ...(productId === undefined ? { work: work.trim(), ...(garmentType && { garmentTypeId: Number(garmentType) }) } : { productId }),
      ...(of !== undefined && options.length > 0 && { optionIds: options }),
      quantity: count,
      ...(forWhom.trim() && { forWhom: forWhom.trim() }),
      ...(note.trim() && { note: note.trim() }),
    };
  };
  /** The agreed price; null if it cannot be read. */
  const readPrice = (): number | undefined | null => {
    if (price.value.trim() === "") return undefined;
    const paise = paiseOf(price.value);
    const wrong = amountError(paise);
    if (wrong) price.refuse(wrong);
    return wrong ? null : paise;
  };
  return {
    work,
    setWork: (text: string) => {
      if (text === work) return;
      setWork(text);
      refuseWork(undefined);
      choose(text === piece?.serviceName && (piece.productId !== undefined || garmentType === storedType) ? stored : []);
    },
    workError,
    product: productId !== undefined,
    garmentType,
    /** Another garment type has other choices. */
    setGarmentType: (type: string) => {
      setGarmentType(type);
      choose(isSame && type === storedType ? stored : []);
    },
    groups: of === undefined ? [] : groups,
    options,
    setOptions: choose,
    optionsError,
    quantity,
    forWhom,
    setForWhom,
    note,
    setNote,
    price,
    estimatePaise,
    /** What the choices of an item without a price of its own add, in paise. */
    addedPaise: of === undefined ? undefined : addedByChoices(typed, groups),
    follow,
    read,
    readPrice,
  };
}

const optionsOf = ({ choices }: OrderPiece): number[] => choices.flatMap(({ optionId }) => optionId ?? []);
const choiceText = ({ choices }: OrderPiece): string => choices.map(({ option }) => option).join(", ");
const typeOf = ({ garmentTypeId }: OrderPiece): string => String(garmentTypeId ?? "");

const sameIds = (one: readonly number[], other: readonly number[]): boolean => one.length === other.length && one.every((id) => other.includes(id));
