import { links } from "../../links";
import { ShopMark } from "../../features/content/public/ShopMark";
import { useShop } from "../../features/content/public/useShop";
import { Anchor } from "../../ui/Anchor";
import { LinkButton } from "../../ui/Button";
import shared from "../../ui/shared.module.css";
import styles from "./Footer.module.css";
import { HomeLink } from "./SectionLink";
import { chatLink, telephoneLink } from "../../features/content/public/contactLinks";

/** The paths of the customer's orders and courses. */
const MY_ORDERS = "/myorders";
const MY_COURSES = "/mycourses";

const COLUMNS: readonly { heading: string; items: readonly (readonly [label: string, href: string])[] }[] = [
  {
    heading: "Stitching",
    items: [
      ["Services", links.products()],
      ["Book an appointment", links.book()],
      ["My Orders", MY_ORDERS],
    ],
  },
  {
    heading: "Learning",
    items: [
      ["Tutorials", links.courses()],
      ["My Courses", MY_COURSES],
      ["Blogs", links.events()],
    ],
  },
  {
    heading: "The shop",
    items: [
      ["Our Stories", links.about()],
      ["Contact", links.contact()],
      ["Privacy Policy", links.privacy()],
      ["Terms and Conditions", links.terms()],
    ],
  },
];

/** The band above the footer with links to book and to chat. */
export function PreFooter() {
  const shop = useShop();
  const chat = chatLink(shop);
  return (
    <aside className={`${styles.before} ${shared.later}`} aria-label="Book or ask">
      <div className={shared.wrap}>
        <div>
          <h2>Shall we come and measure?</h2>
          <p className={shared.lede}>We bring the tape and the pattern book to your door.</p>
          <div className={shared.row}>
            <LinkButton href={links.book()}>Book a consultation</LinkButton>
            {chat && (
              <LinkButton href={chat} look="line" icon="chat" target="_blank" rel="noopener">
                Chat with us
              </LinkButton>
            )}
          </div>
        </div>
        {shop?.hours[0] && (
          <dl>
            {shop.hours.map(({ days, time }) => (
              <div key={days}>
                <dt>{days}</dt>
                <dd>{time}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </aside>
  );
}

export function Footer() {
  const shop = useShop();
  return (
    <footer className={`${styles.footer} ${shared.later}`}>
      <div className={styles.border} />
      <div className={shared.wrap}>
        <div className={styles.columns}>
          <div>
            <HomeLink className={styles.logo}>
              <ShopMark of={shop} />
              {shop?.businessName ?? "Home"}
            </HomeLink>
            <p className={styles.quiet}>{shop?.tagline}</p>
            {shop && (
              <ul>
                <li>
                  <a href={telephoneLink(shop.phone)}>{shop.phone}</a>
                </li>
                <li>
                  <a href={`mailto:${shop.email}`}>{shop.email}</a>
                </li>
              </ul>
            )}
          </div>
          {COLUMNS.map(({ heading, items }) => (
            <nav key={heading} aria-label={heading}>
              <h2>{heading}</h2>
              <ul>
                {items.map(([label, href]) => (
                  <li key={href}>
                    <Anchor href={href}>{label}</Anchor>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={styles.last}>
          <p>
            © {shop?.copyrightYear ?? 2025} {shop?.businessName}. All rights reserved.
          </p>
          {shop?.designerCredit && (
            <p className={styles.quiet}>
              Designed by{" "}
              <a href={shop.designerCredit.url} target="_blank" rel="noopener">
                {shop.designerCredit.name}
              </a>
            </p>
          )}
        </div>
      </div>
    </footer>
  );
}
