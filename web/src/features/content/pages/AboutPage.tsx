import { useId, type SubmitEvent } from "react";
import { useLocation } from "wouter";
import { useRead } from "../../../api/read";
import type { PageSection } from "../../../api/schema";
import { summaryOf } from "../../../format/text";
import { Head } from "../../../site/head/Head";
import { links } from "../../../links";
import { useShop } from "../public/useShop";
import { Button } from "../../../ui/Button";
import { classNames } from "../../../ui/classNames";
import { Field } from "../../../ui/Field";
import { Korvai, patternBackground, Slip } from "../../../ui/Marks";
import shared from "../../../ui/shared.module.css";
import { Loading, Skeleton } from "../../../ui/States";
import { Failed } from "../components/Failed";
import { Text } from "../components/Text";
import { copy } from "../copy";
import { PatternPiece } from "../home/PatternPiece";
import { paths } from "../paths";
import { pageView } from "../queries";
import styles from "./About.later.module.css";

/** The About page: the story, what we do and why choose us. */
export default function AboutPage() {
  const shop = useShop();
  const { data: page, error, refetch } = useRead(pageView("about"));
  const [story, ...others] = page?.sections ?? [];
  return (
    <>
      <Head
        title={page?.title ?? "About us"}
        description={story ? summaryOf(story.text) : shop && copy.about.description(shop.businessName)}
        canonical={paths.about()}
      />
      <div className={classNames(patternBackground, styles.story)}>
        <div className={shared.wrap}>
          <Slip>
            <h1>{page?.title ?? "About us"}</h1>
            {error && <Failed failure={error} text={copy.pages.failed} onRetry={refetch} />}
            {!page && !error && (
              <Loading text={copy.pages.loading}>
                <Skeleton lines={8} />
              </Loading>
            )}
            {story && (
              <div className={styles.reported}>
                <Section section={story} lede />
                <PatternPiece className={styles.piece} />
              </div>
            )}
          </Slip>
        </div>
      </div>
      {others.length > 0 && (
        <div className={classNames(shared.wrap, shared.section, shared.two)}>
          {others.map((section) => (
            <Section key={section.id} section={section} />
          ))}
        </div>
      )}
      <Korvai cloth="rose" />
      <Subscribe />
    </>
  );
}

function Section({ section, lede }: { section: PageSection; lede?: boolean }) {
  return (
    <section id={String(section.id)}>
      {section.heading && <h2 className={styles.heading}>{section.heading}</h2>}
      <Text text={section.text} className={lede ? shared.lede : undefined} />
    </section>
  );
}

/** Links to the contact form with the email filled in; a plain form, so it works without script. */
function Subscribe() {
  const [, navigate] = useLocation();
  const id = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const email = new FormData(event.currentTarget).get("email");
    navigate(links.contact(typeof email === "string" && email !== "" ? email : undefined));
  };
  return (
    <section className={shared.rose} aria-labelledby={id}>
      <div className={classNames(shared.wrap, shared.section, styles.subscribe)}>
        <div>
          <h2 id={id}>{copy.about.subscribe}</h2>
          <p className={shared.lede}>{copy.about.subscribeText}</p>
        </div>
        <form action={paths.contact()} className={styles.box} onSubmit={submit}>
          <Field label={copy.about.email} name="email" type="email" autoComplete="email" className={styles.email} />
          <Button type="submit">{copy.about.subscribeButton}</Button>
        </form>
      </div>
    </section>
  );
}
