import { createContext, useContext } from "react";
import type { Image, Shop } from "../../api/schema";
import { rupees } from "../../format/money";
import { dataBlock } from "./dataBlock";
import { OWN_IMAGE } from "./ownImage";
import { placeOf } from "./place";

/** What the head of every page says of the shop; nothing while it is not known. */
export const HeadFacts = createContext<Pick<Shop, "address" | "businessName" | "publicAddress" | "themeColour"> | undefined>(undefined);

interface Props {
  title: string;
  /** Omits the shop's name after the title. */
  titleAlone?: boolean;
  /** What the page is about, such as "Tailoring": follows the title, with the shop's city. */
  trade?: string;
  /** What is for sale here. Shared links show its name, its price in paise and the shop. */
  card?: { name: string; pricePaise: number; from?: boolean };
  description?: string;
  /** The canonical path, the same for all URLs of a screen. */
  canonical?: string;
  /** The image for shared links; the shop's own by default. */
  image?: Image;
  /** The JSON-LD of the page (schema.org); by default the shop's. */
  jsonLd?: object | readonly object[];
  /** Excludes the page from search engines. */
  noindex?: boolean;
  kind?: "website" | "article" | "product";
}

const PREVIEW = { width: 1200, height: 630 };

/** Title, description, canonical link and Open Graph tags. React moves them into the document's head. */
export function Head({ title, titleAlone, trade, card, description, canonical, image, jsonLd, noindex, kind = "website" }: Props) {
  const shop = useContext(HeadFacts);
  const name = shop?.businessName;
  const city = trade && shop && placeOf(shop.address).city;
  const field = city ? `${trade} in ${city}` : trade;
  const fullTitle = titleAlone ? title : [...new Set([title, field, name])].filter(Boolean).join(" · ");
  const price = card && `${card.from ? "from " : ""}${rupees(card.pricePaise)}`;
  const absolute = (path: string): string => `${shop?.publicAddress.replace(/\/$/, "") ?? ""}${path}`;
  const own = image === undefined && canonical !== undefined;
  const shown = own ? OWN_IMAGE : (image?.preview ?? image?.src);
  const measured = own || image?.preview !== undefined;
  // Read by machines in the page as it is sent: the browser leaves it as the server wrote it.
  const about = () => dataBlock(jsonLd ?? webPage(absolute(canonical ?? "/"), title, description));
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {noindex && <meta name="robots" content="noindex" />}
      {shop?.themeColour && <meta name="theme-color" content={shop.themeColour} />}
      {shop && canonical && <link rel="canonical" href={absolute(canonical)} />}
      <meta property="og:title" content={card ? [card.name, price, name].filter(Boolean).join(" · ") : title} />
      <meta property="og:type" content={kind} />
      {name && <meta property="og:site_name" content={name} />}
      <meta property="og:locale" content="en_IN" />
      {card && <meta property="product:price:amount" content={(card.pricePaise / 100).toFixed(2)} />}
      {card && <meta property="product:price:currency" content="INR" />}
      {description && <meta property="og:description" content={description} />}
      {shop && canonical && <meta property="og:url" content={absolute(canonical)} />}
      {shop && shown && <meta property="og:image" content={absolute(shown)} />}
      {shop && measured && <meta property="og:image:width" content={String(PREVIEW.width)} />}
      {shop && measured && <meta property="og:image:height" content={String(PREVIEW.height)} />}
      {shop && image && <meta property="og:image:alt" content={image.alt} />}
      {shown && <meta name="twitter:card" content="summary_large_image" />}
      {(jsonLd ?? (shop && canonical && !noindex)) && (
        <script type="application/ld+json" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? about() : "" }} />
      )}
    </>
  );
}

const webPage = (url: string, name: string, description: string | undefined): object => ({
  "@context": "https://schema.org",
  "@type": "WebPage",
  url,
  name,
  description,
});
