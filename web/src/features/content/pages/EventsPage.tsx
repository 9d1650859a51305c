import { useRead } from "../../../api/read";
import { Head } from "../../../site/head/Head";
import { useShop } from "../public/useShop";
import { Anchor } from "../../../ui/Anchor";
import { classNames } from "../../../ui/classNames";
import { Photo } from "../../../ui/Photo";
import shared from "../../../ui/shared.module.css";
import { Empty, Loading, SkeletonCards } from "../../../ui/States";
import { day } from "../../../format/date";
import { Failed } from "../components/Failed";
import { selvedge } from "../colours";
import { copy } from "../copy";
import { paths } from "../paths";
import { eventList } from "../queries";
import { teaser } from "../text";
import styles from "./Events.later.module.css";

/** The blogs, newest first. */
export default function EventsPage() {
  const shop = useShop();
  const { data: events, error, refetch } = useRead(eventList());
  return (
    <div className={classNames(shared.wrap, shared.page)}>
      <Head
        title={copy.blogs.title}
        description={shop && copy.blogs.description(shop.businessName)}
        canonical={paths.events()}
        image={events?.[0]?.mainImage}
      />
      <h1 className={styles.title}>{shop?.businessName.toUpperCase() ?? copy.blogs.title}</h1>
      {error && <Failed failure={error} text={copy.blogs.failed} onRetry={refetch} />}
      {!events && !error && (
        <Loading text={copy.blogs.loading} className={styles.waiting}>
          <SkeletonCards count={3} ratio="3/2" />
        </Loading>
      )}
      {events?.length === 0 && <Empty title={copy.blogs.empty} />}
      <ul className={styles.list}>
        {events?.map((event, place) => (
          <li key={event.id}>
            <Anchor href={paths.event(event.id)} className={styles.story}>
              <Photo
                image={event.mainImage}
                alt=""
                ratio="3/2"
                sizes="(max-width: 768px) 92vw, 466px"
                colours={selvedge(event.id)}
                eager={place < 2}
                priority={place === 0}
              />
              <div>
                <h2>{event.title}</h2>
                <p className={classNames(shared.small, shared.muted)}>
                  <time dateTime={event.date}>{day(event.date)}</time>
                </p>
                <p className={styles.teaser}>{teaser(event.description)}</p>
              </div>
            </Anchor>
          </li>
        ))}
      </ul>
    </div>
  );
}
