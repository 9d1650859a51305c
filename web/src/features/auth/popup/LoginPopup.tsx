import { useState } from "react";
import { links } from "../../../links";
import { Anchor } from "../../../ui/Anchor";
import { Dialog } from "../../../ui/Dialog";
import shared from "../../../ui/shared.module.css";
import lehenga from "../art/lehenga.svg";
import { LoginForm } from "../components/LoginForm";
import { RegisterForm } from "../components/RegisterForm";
import { Note, Ways } from "../components/Ways";
import { copy } from "../copy";
import type { Identifier } from "../identifier";
import styles from "./LoginPopup.later.module.css";
import { OfferBand } from "./OfferBand";
import { useTurn } from "./useTurn";

interface Shown {
  window: "login" | "register";
  start: Identifier;
  refused?: boolean;
}

/** Focuses the heading instead of a field: an on-screen keyboard would cover half the phone. */
const focusFirst = (heading: HTMLElement | null) => heading?.setAttribute("autofocus", "");

/** Asks a visitor to log in or register, once per browser session. */
export default function LoginPopup() {
  const turn = useTurn();
  const [closed, setClosed] = useState(false);
  const [shown, setShown] = useState<Shown>({ window: "login", start: {} });
  if (!turn || closed) return null;
  const close = () => setClosed(true);
  const title = shown.window === "login" ? copy.login.title : copy.register.title;
  return (
    <Dialog open onClose={close} look="wide" label={title} className={styles.popup}>
      <OfferBand />
      <div className={styles.image}>
        <img src={lehenga} alt="" loading="lazy" />
      </div>
      <div key={shown.window} className={styles.form}>
        <h2 ref={focusFirst} tabIndex={-1}>
          {title}
        </h2>
        {shown.window === "login" ? (
          <>
            <LoginForm
              start={shown.start}
              onLoggedIn={close}
              onRefused={(start) => setShown({ window: "register", start, refused: true })}
            />
            <Ways>
              <button type="button" className={shared.stitch} onClick={() => setShown({ window: "register", start: {} })}>
                {copy.login.register}
              </button>
              <Anchor href={links.forgotPassword()} className={shared.stitch}>
                {copy.login.forgot}
              </Anchor>
            </Ways>
          </>
        ) : (
          <Registration shown={shown} onDone={close} onLogin={(start) => setShown({ window: "login", start })} />
        )}
      </div>
    </Dialog>
  );
}

function Registration({
  shown,
  onDone,
  onLogin,
}: {
  shown: Shown;
  onDone: () => void;
  onLogin: (start: Identifier) => void;
}) {
  const loginLink = (start: Identifier, text: string) => (
    <button type="button" className={shared.stitch} onClick={() => onLogin(start)}>
      {text}
    </button>
  );
  return (
    <>
      {shown.refused && (
        <Note>
          <p>{copy.register.notFound}</p>
          <p className={shared.row}>
            <Anchor href={links.forgotPassword()} className={shared.stitch}>
              {copy.register.reset}
            </Anchor>
            {loginLink(shown.start, copy.register.again)}
          </p>
        </Note>
      )}
      <RegisterForm start={shown.start} onRegistered={onDone} loginLink={loginLink} />
      <p className={styles.apart}>
        {copy.register.already} {loginLink({}, copy.register.login)}
      </p>
    </>
  );
}
