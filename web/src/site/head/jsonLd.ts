import type { Image, Review, Shop } from "../../api/schema";
import { OWN_IMAGE } from "./ownImage";
import { openingHours } from "./openingHours";
import { placeOf } from "./place";

// Read by machines in the page as it is sent: the browser's scripts carry none of it (see Head).
const isServer = import.meta.env.SSR;

/** Reviews that a page tells machines. */
const MOST_REVIEWS = 5;

const absolute = (shop: Shop, path: string): string => `${shop.publicAddress.replace(/\/$/, "")}${path}`;

/** The breadcrumbs of a page. */
export function breadcrumbs(shop: Shop, steps: readonly { name: string; path: string }[]): object {
  if (!isServer) return {};
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

/** A product or course with its price in rupees. A course is sold to learners anywhere, a product by the shop. */
export function offerOf(
  shop: Shop,
  thing: {
    type: "Product" | "Course";
    name: string;
    description: string;
    image: Image;
    /** Images beside it. */
    more?: readonly Image[] | undefined;
    /** From approved reviews by buyers alone. */
    rating?: { average: number; count: number } | undefined;
    /** Approved reviews, newest first. */
    reviews?: readonly Review[] | undefined;
    pricePaise: number;
    path: string;
  },
): object {
  if (!isServer) return {};
  return {
    "@context": "https://schema.org",
    "@type": thing.type,
    name: thing.name,
    description: thing.description,
    image: [thing.image, ...(thing.more ?? [])]
      .flatMap(({ src, preview }) => [src, ...(preview ? [preview] : [])])
      .map((path) => absolute(shop, path)),
    url: absolute(shop, thing.path),
    ...(thing.rating && {
      aggregateRating: { "@type": "AggregateRating", ratingValue: thing.rating.average, reviewCount: thing.rating.count },
      review: thing.reviews?.slice(0, MOST_REVIEWS).map(({ name, stars, text, date }) => ({
        "@type": "Review",
        author: { "@type": "Person", name },
        datePublished: date,
        reviewBody: text || undefined,
        reviewRating: { "@type": "Rating", ratingValue: stars },
      })),
    }),
    ...(thing.type === "Course"
      ? { provider: { "@type": "Organization", name: shop.businessName, sameAs: absolute(shop, "/") } }
      : { brand: { "@type": "Brand", name: shop.businessName } }),
    offers: {
      "@type": "Offer",
      ...(thing.type === "Course" && { category: thing.pricePaise > 0 ? "Paid" : "Free" }),
      priceCurrency: "INR",
      price: (thing.pricePaise / 100).toFixed(2),
      availability: "https://schema.org/InStock",
      url: absolute(shop, thing.path),
    },
  };
}

/** The shop itself, with its lowest price in words. Without an address it is no place, but still an organization. */
export function localBusiness(shop: Shop, priceRange?: string): object {
  if (!isServer) return {};
  const { street, city, pinCode, state } = placeOf(shop.address);
  const hours = openingHours(shop.hours);
  return {
    "@context": "https://schema.org",
    "@id": absolute(shop, "/#shop"),
    name: shop.businessName,
    description: shop.tagline,
    url: absolute(shop, "/"),
    image: absolute(shop, OWN_IMAGE),
    telephone: shop.phone || undefined,
    ...(shop.address.length === 0
      ? { "@type": "Organization" }
      : {
          "@type": "ClothingStore",
          address: {
            "@type": "PostalAddress",
            streetAddress: street,
            addressLocality: city,
            addressRegion: state,
            postalCode: pinCode,
            addressCountry: "IN",
          },
          geo: shop.location && { "@type": "GeoCoordinates", ...shop.location },
          openingHoursSpecification: hours.length > 0 ? hours : undefined,
          priceRange,
        }),
  };
}

/** A blog post. */
export function article(
  shop: Shop,
  story: { title: string; description: string; date: string; image: Image; path: string },
): object {
  if (!isServer) return {};
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
