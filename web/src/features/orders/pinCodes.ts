import type { PinCodeArea } from "../../api/schema";

/** The home page's query parameters for pin codes; forms without script send them. */
export const QUERY = { check: "pin", search: "area", order: "order" } as const;

/**
 * URLs contain the typed pin code. The server renders one page for all pin codes that are not served, and one for
 * anything that is not a pin code; these placeholders replace the typed text (`features/orders/src/site_pages.rs`).
 */
const NOT_SERVED = "000000";
const NO_PIN_CODE = "0";

/** The pin code in a URL, or its placeholder. */
export const checkedIn = (asked: string): string | undefined => (asked === NOT_SERVED ? asked : pinCodeOf(asked));

/** The text of the field for a URL: empty for a placeholder. */
export const typedIn = (asked: string): string => (asked === NOT_SERVED || asked === NO_PIN_CODE ? "" : asked);

/** The six digits of a pin code as people write it ("600 004"); undefined when it is not a pin code. */
export function pinCodeOf(typed: string): string | undefined {
  const digits = typed.replaceAll(/[\s-]/g, "");
  return /^[1-9]\d{5}$/.test(digits) ? digits : undefined;
}

/** Whether the shop serves a pin code, and its locations. */
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

/** "location" is ascending, "-location" descending; anything else is by pin code. */
export function orderOf(text: string | null): Order {
  const down = text?.startsWith("-") ?? false;
  const name = down ? text?.slice(1) : text;
  const by = COLUMNS.find((column) => column === name);
  return by ? { by, down } : { by: "pinCode", down: false };
}

/** Every order, as written in URLs. */
export const ORDERS = COLUMNS.flatMap((by) => [by, `-${by}`]);

export const orderText = ({ by, down }: Order): string => (down ? `-${by}` : by);

/** The order after a press on a column's head: ascending first, then reversed. */
export const pressed = (order: Order, by: Column): Order => ({ by, down: order.by === by && !order.down });

export function inOrder(areas: readonly PinCodeArea[], { by, down }: Order): PinCodeArea[] {
  const compare = (one: PinCodeArea, other: PinCodeArea) => {
    const [left, right] = [one[by].toLowerCase(), other[by].toLowerCase()];
    if (left !== right) return (left < right ? -1 : 1) * (down ? -1 : 1);
    // Equal ones keep their places, in the browser as on the server.
    if (one.pinCode === other.pinCode) return 0;
    return one.pinCode < other.pinCode ? -1 : 1;
  };
  return [...areas].sort(compare);
}
