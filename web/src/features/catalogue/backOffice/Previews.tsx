import type { ComponentProps } from "react";
import { Panel } from "../../../admin/Screen";
import type { Colours, Image } from "../../../api/schema";
import { ImageField } from "../../media/public/ImageField";
import { Card } from "../../../ui/Card";
import { Frame, Photo } from "../../../ui/Photo";
import { Price } from "../../../ui/Price";
import shared from "../../../ui/shared.module.css";
import styles from "./Previews.later.module.css";

const CARD = "262px";

interface Dress {
  image: Image | undefined;
  colours: Colours | undefined;
}

/** A product as shown in lists. */
export function ProductPreview({
  serviceName,
  mainTitle,
  serviceModel,
  pricePaise,
  image,
  colours,
}: Dress & { serviceName: string; mainTitle: string; serviceModel: string; pricePaise: number | undefined }) {
  return (
    <div className={styles.stage}>
      <Card
        href="#"
        type={serviceName || undefined}
        title={mainTitle || "Name"}
        line={serviceModel && serviceModel !== mainTitle ? serviceModel : undefined}
        price={pricePaise ? <Price paise={pricePaise} /> : <span className={shared.muted}>No price yet</span>}
        image={image}
        colours={colours}
        sizes={CARD}
        eager
      />
    </div>
  );
}

/** A service as shown in its category. */
export function ServicePreview({ serviceName, image, colours }: Dress & { serviceName: string }) {
  return (
    <div className={styles.stage}>
      <Card href="#" title={serviceName || "Name"} image={image} colours={colours} sizes={CARD} eager />
    </div>
  );
}

/** A category as a card and as a circle. */
export function CategoryPreview({ categoryName, image, colours }: Dress & { categoryName: string }) {
  return (
    <div className={styles.stage}>
      <Card href="#" title={categoryName || "Name"} image={image} colours={colours} sizes={CARD} eager />
      <div className={styles.circle}>
        <Photo ratio="1" circle image={image} colours={colours} sizes="88px" alt="" eager />
        <p>{categoryName || "Name"}</p>
      </div>
    </div>
  );
}

/** The four shapes in which the image is shown. */
function WhereItAppears({ image, colours }: Dress) {
  return (
    <ul className={styles.shapes}>
      <li>
        <Photo image={image} colours={colours} sizes="104px" alt="" eager />
        <p>Card</p>
      </li>
      <li>
        <Photo image={image} colours={colours} sizes="104px" alt="" eager className={styles.order} />
        <p>My Orders</p>
      </li>
      <li>
        <Frame ratio="16/9" plain colours={colours} className={styles.chat}>
          {image && <img src={image.preview ?? image.src} alt="" width="1200" height="630" loading="lazy" />}
        </Frame>
        <p>Link in a chat</p>
      </li>
      <li>
        <Photo ratio="1" circle image={image} colours={colours} sizes="92px" alt="" eager />
        <p>Circle</p>
      </li>
    </ul>
  );
}

/** The panels of the photo: its field, and where it appears. */
export function PhotoPanels({ colours, ...photo }: Omit<ComponentProps<typeof ImageField>, "colours"> & Pick<Dress, "colours">) {
  const image = photo.value?.image;
  return (
    <>
      <Panel title="Photo">
        <ImageField {...photo} hideLabel colours={colours} />
      </Panel>
      {image && (
        <Panel title="Where it appears">
          <WhereItAppears image={image} colours={colours} />
        </Panel>
      )}
    </>
  );
}
