import { useEffect, useRef } from "react";
import { useLocation } from "wouter";
import { useVisit } from "../../../site/visit";
import { DisabledUntilHydrated } from "../../../form/DisabledUntilHydrated";
import { links } from "../../../links";
import { useSession } from "../public/useSession";
import { Anchor } from "../../../ui/Anchor";
import shared from "../../../ui/shared.module.css";
import { Doorway } from "../public/Doorway";
import { RegisterForm } from "../components/RegisterForm";
import { HandingLink, Note } from "../components/Ways";
import ways from "../components/Ways.later.module.css";
import { copy } from "../copy";
import { useHandedOver, type Identifier } from "../identifier";

export default function RegisterPage() {
  return (
    <Doorway
      title={copy.register.title}
      head={copy.register.head}
      canonical={links.register()}
      description={copy.register.description}
      line={copy.register.art}
    >
      <DisabledUntilHydrated>
        <Registration />
      </DisabledUntilHydrated>
    </Doorway>
  );
}

function Registration() {
  const next = useVisit().search.get("next") ?? undefined;
  const [, navigate] = useLocation();
  const start = useHandedOver();
  const identifier = start.identifier ?? {};
  const session = useSession();
  const opened = useRef(false);
  const inside = session.state === "user";
  useEffect(() => {
    // A customer who is logged in is redirected.
    if (inside && !opened.current) navigate(links.login(next), { replace: true });
  }, [inside, next, navigate]);
  const login = links.login(next);
  const loginLink = (known: Identifier, text: string) => (
    <HandingLink href={login} handing={() => ({ identifier: known })}>
      {text}
    </HandingLink>
  );
  return (
    <>
      {start.refused && (
        <Note>
          <p>{copy.register.notFound}</p>
          <p className={shared.row}>
            <HandingLink href={links.forgotPassword()} handing={() => ({ identifier })}>
              {copy.register.reset}
            </HandingLink>
            {loginLink(identifier, copy.register.again)}
          </p>
        </Note>
      )}
      <RegisterForm
        start={identifier}
        loginLink={loginLink}
        onOpened={() => {
          opened.current = true;
        }}
        // The login page sees the session and redirects.
        onRegistered={() => navigate(login, { replace: true })}
      />
      <p className={ways.apart}>
        {copy.register.already}{" "}
        <Anchor href={login} className={shared.stitch}>
          {copy.register.login}
        </Anchor>
      </p>
    </>
  );
}
