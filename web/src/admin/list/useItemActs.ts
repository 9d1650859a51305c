import { offerUndo } from "../undo";
import { useSiteChange } from "../useChange";

/** The actions of a list's items; omitted ones are not offered. */
export interface ItemActs<Item> {
  /** Publishes or hides it. Returns the changed item if changes need its version. */
  publish?: (item: Item, published: boolean) => Promise<Item | undefined>;
  /** Returns the copy. */
  duplicate?: (item: Item) => Promise<Item>;
  remove?: (item: Item) => Promise<unknown>;
  restore?: (item: Item) => Promise<unknown>;
  /** What moves to the trash with it, which is confirmed first. */
  goesAlong?: (item: Item) => string | undefined;
  /** What it means for other records, which is confirmed first. */
  trashNote?: (item: Item) => string | undefined;
  /** All ids of the list, in their new order. */
  order?: (ids: number[]) => Promise<unknown>;
}

/** The copy for published and hidden; coupons are activated and deactivated instead. */
export interface PublishCopy {
  /** The tab, and the notice: "Blue saree: published". */
  on: string;
  off: string;
  /** The buttons. */
  show: string;
  hide: string;
}

export const PUBLISH_COPY: PublishCopy = { on: "Published", off: "Hidden", show: "Publish", hide: "Hide" };

/** Runs the actions, with a notice and an undo. Each resolves to true when it was done. */
export function useItemActs<Item>(acts: ItemActs<Item>, messages: PublishCopy = PUBLISH_COPY) {
  const { busy, change: run, changed } = useSiteChange();
  return {
    busy,
    run,
    changed,
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
      const made = await changed(() => duplicate(item));
      if (made && remove) offerUndo({ text: `${title} duplicated`, undo: async () => void (await run(() => remove(made))) });
      return made;
    },
    remove: async (item: Item, title: string) => {
      const { remove, restore } = acts;
      if (!remove) return false;
      const done = await run(() => remove(item));
      const note = "You can restore it for 30 days.";
      if (done && restore)
        offerUndo({ text: `${title} moved to trash`, note, undo: async () => void (await run(() => restore(item))) });
      return done;
    },
    restore: async (item: Item, title: string) => {
      const { remove, restore } = acts;
      if (!restore) return false;
      const done = await run(() => restore(item));
      if (done && remove)
        offerUndo({ text: `${title} restored`, undo: async () => void (await run(() => remove(item))) });
      return done;
    },
  };
}
