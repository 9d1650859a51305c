import { useRefreshSite } from "../useRefreshSite";
import { offerUndo } from "../undo";
import { useChange } from "../useChange";

/** What can be done with an item of a list; what is left out is not offered. */
export interface ItemActs<Item> {
  /** Shows or hides it. Answers the item as it is then, if a change names its version. */
  publish?: (item: Item, published: boolean) => Promise<Item | undefined>;
  /** Answers the copy. */
  duplicate?: (item: Item) => Promise<Item>;
  remove?: (item: Item) => Promise<unknown>;
  restore?: (item: Item) => Promise<unknown>;
  /** What goes to the trash with it, in words: that is asked before. */
  goesAlong?: (item: Item) => string | undefined;
  /** All ids of the list, in their new order. */
  order?: (ids: number[]) => Promise<unknown>;
}

/** The words for being in the shop or not; a coupon is rather switched on and off. */
export interface PublishCopy {
  /** The tab, and the notice: "Blue saree: in the shop". */
  on: string;
  off: string;
  /** The buttons. */
  show: string;
  hide: string;
}

export const PUBLISH_COPY: PublishCopy = { on: "In the shop", off: "Hidden", show: "Show", hide: "Hide" };

/** Does it, says it, and offers the way back. Each answers true when it was done. */
export function useItemActs<Item>(acts: ItemActs<Item>, messages: PublishCopy = PUBLISH_COPY) {
  const { busy, change } = useChange();
  const refreshSite = useRefreshSite();
  const run = async (act: () => Promise<unknown>): Promise<boolean> => {
    const done = await change(act);
    if (done) refreshSite();
    return done;
  };
  return {
    busy,
    run,
    publish: async (item: Item, title: string, published: boolean) => {
      const { publish } = acts;
      if (!publish) return false;
      let after: Item | undefined;
      const done = await run(async () => {
        after = await publish(item, published);
      });
      const text = `${title}: ${(published ? messages.on : messages.off).toLowerCase()}`;
      if (done) offerUndo({ text, undo: async () => void (await run(() => publish(after ?? item, !published))) });
      return done;
    },
    duplicate: async (item: Item, title: string): Promise<Item | undefined> => {
      const { duplicate, remove } = acts;
      if (!duplicate) return undefined;
      let copy: Item | undefined;
      const done = await run(async () => {
        copy = await duplicate(item);
      });
      if (!done || !copy) return undefined;
      const made = copy;
      if (remove) offerUndo({ text: `${title} is copied`, undo: async () => void (await run(() => remove(made))) });
      return made;
    },
    remove: async (item: Item, title: string) => {
      const { remove, restore } = acts;
      if (!remove) return false;
      const done = await run(() => remove(item));
      const note = "It stays there for 30 days.";
      if (done && restore)
        offerUndo({ text: `${title} is in the trash`, note, undo: async () => void (await run(() => restore(item))) });
      return done;
    },
    restore: async (item: Item, title: string) => {
      const { remove, restore } = acts;
      if (!restore) return false;
      const done = await run(() => restore(item));
      if (done && remove)
        offerUndo({ text: `${title} is back`, undo: async () => void (await run(() => remove(item))) });
      return done;
    },
  };
}
