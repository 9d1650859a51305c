import { useEffect, useState } from "react";
import { useLocation } from "wouter";
import { useVisit } from "../../../site/visit";
import { DisabledUntilHydrated } from "../../../form/DisabledUntilHydrated";
import { links } from "../../../links";
import { useCopies } from "../session/copies";
import { useSession } from "../public/useSession";
import { Anchor } from "../../../ui/Anchor";
import shared from "../../../ui/shared.module.css";
import { Loading } from "../../../ui/States";
import { Doorway } from "../public/Doorway";
import { LoginForm } from "../components/LoginForm";
import { Note, Ways } from "../components/Ways";
import { copy } from "../copy";
import { keepHere, useHandedOver, type Identifier } from "../identifier";
import { landing } from "../next";

export default function LoginPage() {
  return (
    <Doorway
      title={copy.login.title}
      canonical={links.login()}
      description={copy.login.description}
      line={copy.login.art}
    >
      <DisabledUntilHydrated>
        <Entrance />
      </DisabledUntilHydrated>
    </Doorway>
  );
}

/** Redirects customers who are logged in already, here or in another tab, or have just registered. */
function Entrance() {
  const next = useVisit().search.get("next");
  const session = useSession();
  const [, navigate] = useLocation();
  const start = useHandedOver();
  const role = session.state === "user" ? session.user.role : undefined;
  const inside = role !== undefined;
  const [arrivedInside] = useState(inside);
  // Hides the form from a customer who is probably logged in.
  const likelyInside = useCopies() !== undefined && session.state === "unknown" && !session.failure;

  useEffect(() => {
    if (!role) return;
    const home = role === "customer" ? undefined : links.admin();
    navigate(landing(next, home), { replace: true });
  }, [role, next, navigate]);

  const refused = (identifier: Identifier) => {
    keepHere(identifier);
    navigate(links.register(next ?? undefined), { state: { identifier, refused: true } });
  };
  if (arrivedInside || likelyInside) return <Loading text={copy.login.sending} />;
  return (
    <>
      {start.mailed && (
        <Note>
          <p>{copy.forgot.mailed(start.mailed.email, start.mailed.minutes)}</p>
        </Note>
      )}
      <LoginForm start={start.identifier ?? {}} onRefused={refused} />
      <Ways>
        <Anchor href={links.register(next ?? undefined)} className={shared.stitch}>
          {copy.login.register}
        </Anchor>
        <Anchor href={links.forgotPassword()} className={shared.stitch}>
          {copy.login.forgot}
        </Anchor>
      </Ways>
    </>
  );
}
