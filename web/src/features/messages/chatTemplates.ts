import type { ChatTextKind } from "../../api/schema";

/** What a chat text may name. */
export const CHAT_PLACEHOLDERS = ["name", "order", "visit", "ready", "advance", "link", "shop"] as const;

export type ChatValues = Readonly<Partial<Record<(typeof CHAT_PLACEHOLDERS)[number], string | undefined>>>;

const text = (news: string, rest = ""): string => `Hello {name}, ${news}${rest}\n{shop}`;
const READY = " It will be ready by {ready}.";
const FOLLOW = " Follow it here: {link}";

/** The texts that come with the program. */
export const USUAL_CHATS: Readonly<Record<ChatTextKind, string>> = {
  pending: text("thank you for your request for {visit}. We will reply today.", READY + FOLLOW),
  order_placed: text("your order {order} is placed. We come on {visit}.", READY + FOLLOW),
  cutting_started: text("we have started cutting your order {order}.", READY + FOLLOW),
  stitching_in_progress: text("your order {order} is being stitched.", READY + FOLLOW),
  ready_for_pickup: text("your order {order} is ready. When shall we bring it?", FOLLOW),
  delivered: text("we hope everything from order {order} fits well. Tell us if anything needs to be taken in or let out."),
  rejected: text("sorry, we cannot take your request {order} this time."),
  cancelled: text("your order {order} is cancelled. Message us if you need anything."),
  advance: text("please pay the advance of {advance} for your order {order}: {link}"),
};

const NAMES = /\{([a-z]+)\}/g;

/** A text with its values. A sentence or line whose placeholder has no value is left out. */
export function filledChat(template: string, values: ChatValues): string {
  const valueOf = (name: string) => values[name as keyof ChatValues];
  const has = (part: string) => [...part.matchAll(NAMES)].every(([, name = ""]) => valueOf(name));
  const line = (whole: string) =>
    whole
      .split(/(?<=[.?!])\s+/)
      .filter(has)
      .join(" ");
  return template
    .split("\n")
    .map((whole) => ({ whole, filled: line(whole) }))
    .filter(({ whole, filled }) => filled || !whole)
    .map(({ filled }) => filled.replaceAll(NAMES, (all, name: string) => valueOf(name) ?? all))
    .join("\n");
}
