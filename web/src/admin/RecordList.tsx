import type { ReactNode } from "react";
import { LinkButton } from "../ui/Button";
import { ItemList, type ItemListProps } from "./list/ItemList";
import { Screen } from "./Screen";

interface Props<Item extends { id: number }> extends Omit<ItemListProps<Item>, "label" | "empty"> {
  /** The title of the screen. */
  title: string;
  /** The name of the list; the title by default. */
  label?: string;
  back?: { href: string; label: string };
  /** The path of the form for a new record, and the button that opens it. */
  add: { href: string; label: string };
  /** What stands above the list, such as links to neighbouring lists. */
  above?: ReactNode;
  /** The empty state, with a button that adds the first record or goes elsewhere. */
  empty: { title: string; text: string; action: string | { href: string; label: string } };
}

/** The screen of a list of records. */
export function RecordList<Item extends { id: number }>({ title, label = title, back, add, above, empty, ...list }: Props<Item>) {
  const action = typeof empty.action === "string" ? { href: add.href, label: empty.action } : empty.action;
  return (
    <Screen
      title={title}
      {...(back && { back })}
      tools={
        <LinkButton href={add.href} small>
          {add.label}
        </LinkButton>
      }
    >
      {above}
      <ItemList<Item> {...list} label={label} empty={{ ...empty, action }} />
    </Screen>
  );
}
