import type { PinCodeArea } from "../../api/schema";

/** The query keys of the home page that belong to the pin codes; forms without script send them. */
export const QUERY = { check: "pin", search: "area", order: "order" } as const;

/**
 * Addresses name the pin code that was typed, and the server renders one page for all that are not served, and one for
 * whatever is no pin code. These stand there for what was typed (`features/orders/src/site_pages.rs`).
 */
const NOT_SERVED = "000000";
const NO_PIN_CODE = "0";

/** The pin code that an address names, or what stands for it there. */
export const checkedIn = (asked: string): string | undefined => (asked === NOT_SERVED ? asked : pinCodeOf(asked));

/** What the field shows for an address: nothing where it only stands for what was typed. */
export const typedIn = (asked: string): string => (asked === NOT_SERVED || asked === NO_PIN_CODE ? "" : asked);

/** The six digits of a pin code as people write it ("600 004"); nothing when it is none. */
export function pinCodeOf(typed: string): string | undefined {
  const digits = typed.replaceAll(/[\s-]/g, "");
  return /^[1-9]\d{5}$/.test(digits) ? digits : undefined;
}

/** What the shop says to a pin code: where it lies, or that it does not pick up there. */
export function answerTo(areas: readonly PinCodeArea[], pinCode: string): { served: boolean; locations: string[] } {
  const locations = areas.filter((area) => area.pinCode === pinCode).map(({ location }) => location);
  return { served: locations.length > 0, locations };
}

export function matching(areas: readonly PinCodeArea[], typed: string): PinCodeArea[] {
  const wanted = typed.trim().toLowerCase();
  const digits = wanted.replaceAll(/[\s-]/g, "");
  return areas.filter(
    ({ pinCode, location }) => location.toLowerCase().includes(wanted) || pinCode.includes(digits || wanted),
  );
}

export type Column = "pinCode" | "location";

export interface Order {
  by: Column;
  down: boolean;
}

const COLUMNS: readonly Column[] = ["pinCode", "location"];

/** "location" is upwards, "-location" downwards; anything else is by pin code. */
export function orderOf(text: string | null): Order {
  const down = text?.startsWith("-") ?? false;
  const name = down ? text?.slice(1) : text;
  const by = COLUMNS.find((column) => column === name);
  return by ? { by, down } : { by: "pinCode", down: false };
}

/** Every order, as addresses write it. */
export const ORDERS = COLUMNS.flatMap((by) => [by, `-${by}`]);

export const orderText = ({ by, down }: Order): string => (down ? `-${by}` : by);

/** What a press on a column's head asks for: upwards first, then the other way round. */
export const pressed = (order: Order, by: Column): Order => ({ by, down: order.by === by && !order.down });

export function inOrder(areas: readonly PinCodeArea[], { by, down }: Order): PinCodeArea[] {
  const compare = (one: PinCodeArea, other: PinCodeArea) => {
    const [left, right] = [one[by].toLowerCase(), other[by].toLowerCase()];
    if (left === right) return one.pinCode < other.pinCode ? -1 : 1;
    return (left < right ? -1 : 1) * (down ? -1 : 1);
  };
  return [...areas].sort(compare);
}
