import { useEffect, useState, type ReactNode } from "react";
import { links } from "../../../links";
import { Anchor } from "../../../ui/Anchor";
import shared from "../../../ui/shared.module.css";
import styles from "../account/Account.later.module.css";
import { copy } from "../copy";

const account = (id: string) => `${links.account()}#${id}`;

const PARTS = [
  { href: account("profile"), label: copy.account.profile },
  { href: links.measurements(), label: copy.account.measurements },
  { href: account("devices"), label: copy.account.devices },
  { href: account("messages"), label: copy.account.messages },
  { href: account("receipts"), label: copy.account.receipts },
  { href: account("data"), label: copy.account.data },
  { href: links.orders(), label: copy.account.orders },
  { href: links.myCourses(), label: copy.account.courses },
];

interface Props {
  /** The address of the part that is shown, if it is a page of its own. */
  current?: string;
  children: ReactNode;
}

/** The title and navigation of the account's pages. */
export function AccountFrame({ current, children }: Props) {
  const [section, setSection] = useState(account("profile"));
  // The server does not know the fragment.
  useEffect(() => {
    if (location.hash) setSection(links.account() + location.hash);
  }, []);
  const here = current ?? section;
  return (
    <div className={`${shared.wrap} ${styles.page}`}>
      <h1>{copy.account.title}</h1>
      <div className={styles.columns}>
        <nav className={styles.nav} aria-label={copy.account.title}>
          <ul>
            {PARTS.map(({ href, label }) => (
              <li key={href}>
                <Anchor
                  href={current === undefined ? href.replace(links.account() + "#", "#") : href}
                  aria-current={href === here ? (current ? "page" : "true") : undefined}
                  onClick={() => setSection(href)}
                >
                  {label}
                </Anchor>
              </li>
            ))}
          </ul>
        </nav>
        {children}
      </div>
    </div>
  );
}
