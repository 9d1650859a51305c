import { isNotFound } from "../../../api/problem";
import { useRead } from "../../../api/read";
import type { EventDetails } from "../../../api/schema";
import { useStatus } from "../../../site/renderContext";
import { idOf, useVisit } from "../../../site/visit";
import { longDay } from "../../../format/date";
import { summaryOf } from "../../../format/text";
import { Head } from "../../../site/head/Head";
import { article } from "../../../site/head/jsonLd";
import { links } from "../../../links";
import { useShop } from "../public/useShop";
import { Anchor } from "../../../ui/Anchor";
import { LinkButton } from "../../../ui/Button";
import { classNames } from "../../../ui/classNames";
import { Icon } from "../../../ui/Icon";
import { Photo } from "../../../ui/Photo";
import shared from "../../../ui/shared.module.css";
import { ErrorState, Loading, Skeleton } from "../../../ui/States";
import { Text } from "../components/Text";
import { selvedge } from "../colours";
import { copy } from "../copy";
import { paths } from "../paths";
import { eventView } from "../queries";
import { StoryGallery } from "../shown/StoryGallery";
import styles from "./Events.later.module.css";

/** One blog with all its images. */
export default function EventPage() {
  const id = idOf(useVisit().params["id"]);
  return (
    <div className={classNames(shared.wrap, shared.page)}>
      {id === undefined ? <Missing /> : <Found key={id} id={id} />}
    </div>
  );
}

function Missing({ onRetry }: { onRetry?: () => void }) {
  useStatus(onRetry ? undefined : 404);
  return (
    <>
      <Head title={copy.blogs.title} noindex />
      <ErrorState
        as="h1"
        middle
        title={copy.event.missing}
        {...(onRetry && { onRetry })}
        actions={
          <LinkButton href={paths.events()} look="line" small>
            {copy.goBack}
          </LinkButton>
        }
      />
    </>
  );
}

function Found({ id }: { id: number }) {
  const { data: event, error, refetch } = useRead(eventView(id));
  if (event) return <Story event={event} />;
  if (error) return isNotFound(error) ? <Missing /> : <Missing onRetry={() => void refetch()} />;
  return (
    <Loading text={copy.event.loading}>
      <Skeleton ratio="16/9" lines={6} />
    </Loading>
  );
}

function Story({ event }: { event: EventDetails }) {
  const shop = useShop();
  const path = paths.event(event.id);
  const summary = summaryOf(event.description);
  return (
    <>
      <Head
        title={event.title}
        description={summary}
        canonical={path}
        image={event.mainImage}
        kind="article"
        jsonLd={
          shop &&
          article(shop, { title: event.title, description: summary, date: event.date, image: event.mainImage, path })
        }
      />
      <article>
        <Anchor href={paths.events()} className={styles.back}>
          <Icon name="previous" />
          {copy.goBack}
        </Anchor>
        <h1 className={styles.headline}>{event.title}</h1>
        <p className={shared.muted}>
          <time dateTime={event.date}>{longDay(event.date)}</time>
        </p>
        <div className={styles.main}>
          <Photo
            image={event.mainImage}
            ratio="16/9"
            sizes="(max-width: 768px) 100vw, 1120px"
            colours={selvedge(event.id)}
            priority
          />
        </div>
        <div className={styles.body}>
          <Text text={event.description} className={styles.text} />
          <aside className={classNames(shared.pista, styles.aside)}>
            <h2 className={styles.asideTitle}>{copy.event.asideTitle}</h2>
            <p>{copy.event.asideText}</p>
            <LinkButton href={links.book(undefined, event.mainImage.src)} small>
              {copy.event.book}
            </LinkButton>
          </aside>
        </div>
        {event.images.length > 0 && <StoryGallery event={event} />}
      </article>
    </>
  );
}
