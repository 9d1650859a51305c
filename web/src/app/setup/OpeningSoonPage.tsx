import { Doorway } from "../../features/auth/public/Doorway";
import { useShop } from "../../features/content/public/useShop";
import { links } from "../../links";
import { Anchor } from "../../ui/Anchor";
import shared from "../../ui/shared.module.css";
import styles from "./Setup.later.module.css";

/** What visitors see of a shop that its owner has not opened yet. */
export default function OpeningSoonPage() {
  const shop = useShop();
  return (
    <Doorway title="Opening soon" line="The first stitches are being set.">
      <p className={styles.lead}>{shop?.tagline}</p>
      <p>We are getting everything ready. Please come back soon.</p>
      {/* The owner has checked these once there is an address. */}
      {shop && shop.address.length > 0 && (
        <address className={styles.contact}>
          {shop.phone && <a href={`tel:${shop.phone.replaceAll(/[^\d+]/g, "")}`}>{shop.phone}</a>}
          {shop.email && <a href={`mailto:${shop.email}`}>{shop.email}</a>}
          <span>{shop.address.join(", ")}</span>
        </address>
      )}
      <p className={styles.team}>
        Working here?{" "}
        <Anchor href={links.login()} className={shared.stitch}>
          Log in
        </Anchor>
      </p>
    </Doorway>
  );
}
