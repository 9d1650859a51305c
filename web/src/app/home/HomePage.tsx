import { Head } from "../../site/head/Head";
import { localBusiness } from "../../site/head/jsonLd";
import { useShop } from "../../features/content/public/useShop";
import {
  Banner,
  Blogs,
  ClientVoice,
  Collections,
  Contact,
  HowToMeasure,
  PinCheck,
  PinCodes,
  Services,
  Stories,
  Tutorials,
  usePriceRange,
} from "./blocks";
import shared from "../../ui/shared.module.css";
import styles from "./Home.module.css";
import { SECTIONS } from "./sections";

export default function HomePage() {
  const shop = useShop();
  const priceRange = usePriceRange();
  return (
    <>
      <Head
        title={shop?.businessName ?? ""}
        trade="Tailoring"
        canonical="/"
        {...(shop ? { description: shop.tagline, jsonLd: localBusiness(shop, priceRange) } : {})}
      />
      <Banner id={SECTIONS.banner} />
      <PinCheck id="pincheck" />
      <Tutorials id={SECTIONS.tutorials} />
      <Stories id={SECTIONS.stories} />
      <Services id={SECTIONS.services} />
      <Collections id={SECTIONS.gallery} />
      <Blogs id={SECTIONS.blogs} />
      <ClientVoice id={SECTIONS.voice} />
      <HowToMeasure id={SECTIONS.measure} />
      <div className={`${styles.last} ${shared.later}`}>
        <Contact id={SECTIONS.contact} />
        <PinCodes id={SECTIONS.pinCodes} />
      </div>
    </>
  );
}
