import { useRead } from "../../../api/read";
import { Anchor } from "../../../ui/Anchor";
import { Card } from "../../../ui/Card";
import { Carousel } from "../../../ui/Carousel";
import { Loading, SkeletonCards } from "../../../ui/States";
import { classNames } from "../../../ui/classNames";
import shared from "../../../ui/shared.module.css";
import { Failed } from "../components/Failed";
import { selvedge } from "../colours";
import { copy } from "../copy";
import { paths } from "../paths";
import { eventList } from "../queries";
import { shortTitle } from "../text";

/** The blogs in a scrolling row; nothing in a shop without any. */
export function Blogs({ id }: { id: string }) {
  const { data: events, error, refetch } = useRead(eventList());
  const heading = <h2 id={`${id}-title`}>{copy.blogs.title}</h2>;
  if (events?.length === 0) return <div id={id} />;
  return (
    <section id={id} className={shared.later} aria-labelledby={`${id}-title`}>
      <div className={classNames(shared.wrap, shared.section)}>
        {events ? (
          <Carousel
            label="blogs"
            narrow
            heading={heading}
            extra={
              <Anchor href={paths.events()} className={shared.stitch}>
                {copy.blogs.all}
              </Anchor>
            }
          >
            {events.map((event) => (
              <li key={event.id}>
                <Card
                  href={paths.event(event.id)}
                  title={shortTitle(event.title)}
                  image={event.mainImage}
                  ratio="3/2"
                  sizes="(max-width: 768px) 230px, 288px"
                  colours={selvedge(event.id)}
                />
              </li>
            ))}
          </Carousel>
        ) : (
          <>
            <div className={shared.head}>{heading}</div>
            {error && <Failed failure={error} text={copy.blogs.failed} onRetry={refetch} />}
            {!error && (
              <Loading text={copy.blogs.loading} className={shared.grid4}>
                <SkeletonCards count={4} ratio="3/2" lines={1} />
              </Loading>
            )}
          </>
        )}
      </div>
    </section>
  );
}
