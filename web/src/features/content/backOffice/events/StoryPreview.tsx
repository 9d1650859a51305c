import { longDay } from "../../../../format/date";
import { Card } from "../../../../ui/Card";
import { Photo } from "../../../../ui/Photo";
import shared from "../../../../ui/shared.module.css";
import { selvedge } from "../../colours";
import { Text } from "../../components/Text";
import { paths } from "../../paths";
import { StoryGallery } from "../../shown/StoryGallery";
import { shortTitle } from "../../text";
import styles from "../Preview.later.module.css";
import type { Values } from "./story";

/** The blog as a card of the home page, and as a page. */
export function StoryPreview({ id, values }: { id: number; values: Values }) {
  const { title, date, description, main, images } = values;
  const name = title || "Title";
  const shown = images.flatMap(({ image, hidden }) => (image && !hidden ? [image] : []));
  return (
    <>
      <div className={styles.card}>
        <Card
          href={paths.event(id)}
          title={shortTitle(name)}
          image={main?.image}
          ratio="3/2"
          sizes="288px"
          colours={selvedge(id)}
        />
      </div>
      <div className={styles.story}>
        <h3 className={styles.headline}>{name}</h3>
        <p className={shared.muted}>{date && longDay(date)}</p>
        <div className={styles.main}>
          <Photo image={main?.image} alt="" ratio="16/9" sizes="420px" colours={selvedge(id)} />
        </div>
        <Text text={description || "The text appears here."} />
        {shown.length > 0 && <StoryGallery event={{ id, images: shown }} />}
      </div>
    </>
  );
}
