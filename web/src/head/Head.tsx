import type { Picture } from "../api/schema";
import { useShop } from "../shop/useShop";
import { dataBlock } from "./dataBlock";

interface Props {
  title: string;
  /** The title stands alone, without the shop's name behind it. */
  titleAlone?: boolean;
  description?: string;
  /** The one path this page is known by; a screen with several addresses names the same in each. */
  canonical?: string;
  /** Shown where a link to this page is shared. */
  picture?: Picture;
  /** What the page is about, for search engines (schema.org). */
  jsonLd?: object | readonly object[];
  /** Kept out of search engines. */
  noindex?: boolean;
  kind?: "website" | "article" | "product";
}

const PREVIEW = { width: 1200, height: 630 };

/** Title, description, canonical link and what a shared link shows. React moves them into the document's head. */
export function Head({ title, titleAlone, description, canonical, picture, jsonLd, noindex, kind = "website" }: Props) {
  const shop = useShop();
  const name = shop?.businessName;
  const fullTitle = name && !titleAlone && title !== name ? `${title} · ${name}` : title;
  const absolute = (path: string): string => `${shop?.publicAddress.replace(/\/$/, "") ?? ""}${path}`;
  const shown = picture?.preview ?? picture?.src;
  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {noindex && <meta name="robots" content="noindex" />}
      {shop?.themeColour && <meta name="theme-color" content={shop.themeColour} />}
      {shop && canonical && <link rel="canonical" href={absolute(canonical)} />}
      <meta property="og:title" content={title} />
      <meta property="og:type" content={kind} />
      {name && <meta property="og:site_name" content={name} />}
      <meta property="og:locale" content="en_IN" />
      {description && <meta property="og:description" content={description} />}
      {shop && canonical && <meta property="og:url" content={absolute(canonical)} />}
      {shop && shown && <meta property="og:image" content={absolute(shown)} />}
      {shop && picture?.preview && <meta property="og:image:width" content={String(PREVIEW.width)} />}
      {shop && picture?.preview && <meta property="og:image:height" content={String(PREVIEW.height)} />}
      {shop && picture && <meta property="og:image:alt" content={picture.alt} />}
      {shown && <meta name="twitter:card" content="summary_large_image" />}
      {jsonLd && <script type="application/ld+json">{dataBlock(jsonLd)}</script>}
    </>
  );
}
