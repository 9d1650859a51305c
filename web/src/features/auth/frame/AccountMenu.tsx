import { useLayoutEffect, useRef, useState, type RefObject } from "react";
import { links } from "../../../links";
import { LogoutQuestion } from "../public/LogoutQuestion";
import { Anchor } from "../../../ui/Anchor";
import styles from "./AccountMenu.later.module.css";

interface Props {
  /** The badge that the menu belongs to. */
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** The account menu: My Orders, My Courses, the wish list and Logout. */
export default function AccountMenu({ button, onClose }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const [asking, setAsking] = useState(false);
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });

  // Before the menu is painted: Escape right after it appears has to close it.
  useLayoutEffect(() => {
    if (asking) return;
    const outside = ({ target }: Event) => {
      if (target instanceof Node && !list.current?.contains(target) && !button.current?.contains(target)) close.current();
    };
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      close.current();
      button.current?.focus();
    };
    addEventListener("pointerdown", outside);
    addEventListener("focusin", outside);
    addEventListener("keydown", escape);
    return () => {
      removeEventListener("pointerdown", outside);
      removeEventListener("focusin", outside);
      removeEventListener("keydown", escape);
    };
  }, [asking, button]);

  const stay = () => {
    onClose();
    button.current?.focus();
  };
  if (asking) return <LogoutQuestion no="Stay" onStay={stay} />;
  return (
    <ul ref={list} className={styles.menu}>
      <li>
        <Anchor href={links.orders()} onClick={onClose}>
          My Orders
        </Anchor>
      </li>
      <li>
        <Anchor href={links.myCourses()} onClick={onClose}>
          My Courses
        </Anchor>
      </li>
      <li>
        <Anchor href={links.favourites()} onClick={onClose}>
          Wish list
        </Anchor>
      </li>
      <li>
        <button type="button" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          Logout
        </button>
      </li>
    </ul>
  );
}
