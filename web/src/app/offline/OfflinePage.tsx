import { Head } from "../../site/head/Head";
import { links } from "../../links";
import shared from "../../ui/shared.module.css";
import { Anchor } from "../../ui/Anchor";
import { LinkButton } from "../../ui/Button";
import { ErrorState } from "../../ui/States";

/** Shown without its scripts at the address that could not be loaded: its links are all it can do. */
export default function OfflinePage() {
  return (
    <div className={`${shared.wrap} ${shared.page}`}>
      <Head title="You are offline" noindex />
      <ErrorState
        as="h1"
        middle
        announce={false}
        title="You are offline"
        actions={
          <>
            {/* An empty address is the one that the visitor asked for. */}
            <LinkButton href="" small>
              Try Again
            </LinkButton>
            <Anchor href={links.orders()} className={shared.stitch}>
              My Orders
            </Anchor>
            <Anchor href={links.myCourses()} className={shared.stitch}>
              My Courses
            </Anchor>
          </>
        }
      >
        <p>This page needs a network connection. Orders and courses that you opened on this device can be read without one.</p>
      </ErrorState>
    </div>
  );
}
