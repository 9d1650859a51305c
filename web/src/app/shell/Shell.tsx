import { useEffect, type ReactNode } from "react";
import { NoticeRegion } from "../../ui/Notices";
import { whenIdle } from "../../ui/whenIdle";
import { useVisit } from "../../site/visit";
import { FrameParts } from "./FrameParts";
import styles from "./Bars.module.css";
import { BottomBar, ChatButton } from "./BottomBar";
import { Footer, PreFooter } from "./Footer";
import { Header } from "./Header";
import { partOfPath } from "./menu";
import { OfflineNotice } from "./OfflineNotice";
import { useScrollPlace } from "./useScrollPlace";
import { registerServiceWorker } from "../serviceWorker";
import { repeatEarlyPress } from "./earlyPress";
import { settle } from "./settle";

interface Props {
  /** Without header, footer and pre-footer. */
  bare: boolean;
  /** About the user's own bookings, courses or account. Without JavaScript it is empty: marks where `index.html` says so. */
  personal: boolean;
  children: ReactNode;
}

/** The layout of every screen. */
export function Shell({ bare, personal, children }: Props) {
  const { path } = useVisit();
  const { active, goingDown } = useScrollPlace(path);
  useEffect(() => whenIdle(settle), []);
  useEffect(() => whenIdle(registerServiceWorker), []);
  useEffect(repeatEarlyPress, []);
  const current = partOfPath(path) ?? active;
  return (
    <>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      <OfflineNotice />
      {!bare && <Header active={current} />}
      {/* Bare screens have their own key, so that nothing of the previous screen is animated into them. */}
      <main key={bare ? "bare" : "framed"} id="main" tabIndex={-1} data-needs-script={personal || undefined}>
        {children}
      </main>
      {!bare && (
        <>
          {/* Someone who books, or looks after an order, is not invited to book. */}
          {!personal && <PreFooter />}
          <Footer />
          <ChatButton away={goingDown} />
          <BottomBar active={current} />
          <FrameParts at="framed" />
        </>
      )}
      <NoticeRegion />
      <FrameParts at="everywhere" />
    </>
  );
}
