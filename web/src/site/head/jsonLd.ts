import type { Image, Shop } from "../../api/schema";

const absolute = (shop: Shop, path: string): string => `${shop.publicAddress.replace(/\/$/, "")}${path}`;

/** The breadcrumbs of a page. */
export function breadcrumbs(shop: Shop, steps: readonly { name: string; path: string }[]): object {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absolute(shop, path),
    })),
  };
}

/** A product or course with its price in rupees. */
export function offerOf(
  shop: Shop,
  thing: {
    type: "Product" | "Course";
    name: string;
    description: string;
    image: Image;
    pricePaise: number;
    path: string;
  },
): object {
  return {
    "@context": "https://schema.org",
    "@type": thing.type,
    name: thing.name,
    description: thing.description,
    image: absolute(shop, thing.image.src),
    url: absolute(shop, thing.path),
    ...(thing.type === "Course"
      ? { provider: { "@type": "Organization", name: shop.businessName } }
      : { brand: { "@type": "Brand", name: shop.businessName } }),
    offers: {
      "@type": "Offer",
      priceCurrency: "INR",
      price: (thing.pricePaise / 100).toFixed(2),
      availability: "https://schema.org/InStock",
      url: absolute(shop, thing.path),
    },
  };
}

/** The shop itself. */
export function localBusiness(shop: Shop): object {
  return {
    "@context": "https://schema.org",
    "@type": "LocalBusiness",
    name: shop.businessName,
    description: shop.tagline,
    url: shop.publicAddress,
    telephone: shop.phone,
    email: shop.email,
    address: shop.address.join(", "),
    openingHours: shop.hours.map(({ days, time }) => `${days} ${time}`),
  };
}

/** A blog post. */
export function article(
  shop: Shop,
  story: { title: string; description: string; date: string; image: Image; path: string },
): object {
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: story.title,
    description: story.description,
    datePublished: story.date,
    image: absolute(shop, story.image.src),
    url: absolute(shop, story.path),
    publisher: { "@type": "Organization", name: shop.businessName },
  };
}
