import { useEffect, useRef, useState, type ComponentProps } from "react";
import { useVisit } from "../../../site/visit";
import { Head } from "../../../site/head/Head";
import { links } from "../../../links";
import { useSession } from "../../auth/public/useSession";
import shared from "../../../ui/shared.module.css";
import { Frame } from "../../../ui/Photo";
import { Loading, Skeleton } from "../../../ui/States";
import { useIsHydrated } from "../../../ui/useIsHydrated";
import doorstep from "../../../ui/art/doorstep.svg";
import { begin, noteHeeded } from "./arrival";
import { BookingForm } from "./BookingForm";
import styles from "./Booking.later.module.css";
import { copy } from "./copy";
import { hasDraft } from "./draft";
import { Part } from "./Part";
import { claimPhotos, forgetPhotos } from "./photoStore";

/** The booking page: service, time, address and optional measurements. Open to visitors; sending requires a login. */
export default function BookingPage() {
  const [wrong, setWrong] = useState(false);
  const [booked, setBooked] = useState(false);
  const [aside, setAside] = useState<HTMLElement | null>(null);
  const isHydrated = useIsHydrated();
  const title = booked ? copy.booked : copy.title;
  return (
    <>
      <Head title={wrong ? `Error: ${title}` : title} description={copy.description} canonical={links.book()} />
      <div className={booked ? undefined : `${shared.wrap} ${styles.page}`}>
        <div>
          {!booked && <h1>{copy.title}</h1>}
          {!booked && <p className={styles.lede}>{copy.lede}</p>}
          {isHydrated ? <Begun aside={aside} onWrong={setWrong} onBooked={setBooked} /> : <FormBones />}
        </div>
        {!booked && <Aside onReady={setAside} />}
      </div>
    </>
  );
}

/** The estimate, which the form puts there, and what happens next. */
function Aside({ onReady }: { onReady: (place: HTMLElement | null) => void }) {
  return (
    <aside className={styles.side} aria-label={copy.next.title}>
      <Frame ratio="1" colours={{ ground: "#f8c9d6" }}>
        <img src={doorstep} alt="" width={400} height={500} className={styles.art} />
      </Frame>
      <div ref={onReady} />
      <ol className={styles.steps}>
        {copy.next.steps.map((step, place) => (
          <li key={step}>
            <b aria-hidden="true">{place + 1}</b>
            {step}
          </li>
        ))}
      </ol>
    </aside>
  );
}

/** The form's skeleton. Its values depend on this tab's draft, the URL and the day, so the server renders no more. */
function FormBones() {
  return (
    // As high as the viewport, so that the content below does not move when the form is rendered.
    <div style={{ minHeight: "100dvh" }}>
      <Part title={copy.what.legend}>
        <Loading text={copy.loading}>
          <Skeleton lines={8} />
        </Loading>
      </Part>
    </div>
  );
}

function Begun(props: Pick<ComponentProps<typeof BookingForm>, "aside" | "onWrong" | "onBooked">) {
  const { search } = useVisit();
  const session = useSession();
  const [{ turn, ...begun }, setBegun] = useState(() => ({ ...begin(search, history.state), turn: 0 }));
  useEffect(noteHeeded, []);
  const person = useRef<number>(undefined);
  useEffect(() => {
    const before = person.current;
    const now = session.state === "user" ? session.user.id : undefined;
    if (now !== undefined) {
      person.current = now;
      claimPhotos(now);
    }
    if (before === undefined || before === now) return;
    // An expired session keeps the draft; a logout in another tab and another account's login remove it.
    if (now === undefined ? session.state === "visitor" && !hasDraft() : true) {
      forgetPhotos();
      setBegun((last) => ({ ...begin(new URLSearchParams(), undefined), turn: last.turn + 1 }));
    }
  }, [session]);
  return <BookingForm key={turn} begun={begun} session={session} {...props} />;
}
