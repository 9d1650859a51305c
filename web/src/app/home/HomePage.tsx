import { Head } from "../../site/head/Head";
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
} from "./blocks";
import shared from "../../ui/shared.module.css";
import styles from "./Home.module.css";
import { SECTIONS } from "./sections";

export default function HomePage() {
  const shop = useShop();
  return (
    <>
      <Head
        title={shop?.businessName ?? ""}
        canonical="/"
        {...(shop ? { description: shop.tagline, jsonLd: aboutShop(shop) } : {})}
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

function aboutShop(shop: NonNullable<ReturnType<typeof useShop>>) {
  return {
    "@context": "https://schema.org",
    "@type": "ClothingStore",
    name: shop.businessName,
    legalName: shop.legalName,
    description: shop.tagline,
    url: shop.publicAddress,
    telephone: shop.phone,
    email: shop.email,
    address: shop.address.join(", "),
  };
}
