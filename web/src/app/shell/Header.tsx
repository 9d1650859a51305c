import { useEffect, useRef } from "react";
import { links } from "../../links";
import { ShopMark } from "../../features/content/public/ShopMark";
import { useShop } from "../../features/content/public/useShop";
import { Anchor } from "../../ui/Anchor";
import { Icon } from "../../ui/Icon";
import type { SectionId } from "../home/sections";
import { FrameParts } from "./FrameParts";
import styles from "./Header.module.css";
import { TOP_MENU } from "./menu";
import { HomeLink, SectionLink } from "./SectionLink";

export function Header({ active }: { active: SectionId | undefined }) {
  const shop = useShop();
  return (
    <header className={styles.header}>
      <div className={styles.inside}>
        <HomeLink className={styles.logo}>
          <ShopMark of={shop} />
          <span>{shop?.businessName ?? "Home"}</span>
        </HomeLink>
        <nav className={styles.menu} aria-label="Main">
          <ul>
            {TOP_MENU.map(({ label, section }) => (
              <li key={section}>
                <SectionLink section={section} current={active === section}>
                  {label}
                </SectionLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.tools}>
          <FrameParts at="tool" />
          <PhoneMenu active={active} />
        </div>
      </div>
    </header>
  );
}

/** The hamburger menu on phones; it works without script too. */
function PhoneMenu({ active }: { active: SectionId | undefined }) {
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => {
    if (menu.current) menu.current.open = false;
  };
  useEffect(() => {
    const outside = (event: Event) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) close();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || !menu.current?.open) return;
      close();
      menu.current.querySelector("summary")?.focus();
    };
    addEventListener("pointerdown", outside);
    addEventListener("focusin", outside);
    addEventListener("keydown", escape);
    return () => {
      removeEventListener("pointerdown", outside);
      removeEventListener("focusin", outside);
      removeEventListener("keydown", escape);
    };
  }, []);
  return (
    <details ref={menu} className={styles.phoneMenu}>
      <summary aria-label="Menu">
        <Icon name="menu" />
      </summary>
      <nav aria-label="Menu">
        <ul>
          {TOP_MENU.map(({ label, section }) => (
            <li key={section}>
              <SectionLink section={section} current={active === section} onFollow={close}>
                {label}
              </SectionLink>
            </li>
          ))}
          <li>
            <Anchor href={links.book()} onClick={close}>
              Book a consultation
            </Anchor>
          </li>
        </ul>
      </nav>
    </details>
  );
}
