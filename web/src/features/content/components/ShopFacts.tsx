import type { ReactNode } from "react";
import type { Shop } from "../../../api/schema";
import shared from "../../../ui/shared.module.css";
import { copy } from "../copy";
import styles from "./ShopFacts.module.css";

const dial = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, "")}`;

/** The shop in a maps app: its place, or else its address. */
const mapOf = ({ location, address }: Shop): string => {
  const place = location ? `${location.latitude},${location.longitude}` : address.join(", ");
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
};

/** The details that the law requires: name, address, contact and grievance officer. */
export function ShopFacts({ shop }: { shop: Shop }) {
  const { grievanceOfficer: officer } = shop;
  return (
    <section aria-labelledby="shop-facts">
      <h2 id="shop-facts">{copy.contact.facts}</h2>
      <dl className={styles.facts}>
        <Fact name={copy.contact.legalName}>{shop.legalName}</Fact>
        {shop.address.length > 0 && (
          <Fact name={copy.contact.address}>
            <address className={styles.address}>
              {shop.address.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </address>
            <p>
              <a href={mapOf(shop)} target="_blank" rel="noopener" className={shared.stitch}>
                {copy.contact.map}
              </a>
            </p>
          </Fact>
        )}
        {shop.phone && (
          <Fact name={copy.contact.phone}>
            <a href={dial(shop.phone)} className={shared.stitch}>
              {shop.phone}
            </a>
          </Fact>
        )}
        {shop.email && (
          <Fact name={copy.contact.email}>
            <a href={`mailto:${shop.email}`} className={shared.stitch}>
              {shop.email}
            </a>
          </Fact>
        )}
        {shop.hours.length > 0 && (
          <Fact name={copy.contact.hours}>
            {shop.hours.map(({ days, time }) => (
              <p key={days}>
                {days}: {time}
              </p>
            ))}
          </Fact>
        )}
        {officer.name && (
          <Fact name={copy.contact.officer}>
            <p>
              {officer.name}, {officer.designation}
            </p>
            {officer.phone && (
              <p>
                <a href={dial(officer.phone)} className={shared.stitch}>
                  {officer.phone}
                </a>
              </p>
            )}
            {officer.email && (
              <p>
                <a href={`mailto:${officer.email}`} className={shared.stitch}>
                  {officer.email}
                </a>
              </p>
            )}
          </Fact>
        )}
      </dl>
    </section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
