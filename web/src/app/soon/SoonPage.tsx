import { Head } from "../../head/Head";
import { links } from "../../links";
import { useShop } from "../../shop/useShop";
import { Anchor } from "../../ui/Anchor";
import { LinkButton } from "../../ui/Button";
import { Slip, patternPaper } from "../../ui/Marks";
import shared from "../../ui/shared.module.css";
import { chatLink, telephoneLink } from "../shell/ways";
import { useVisit } from "../visit";
import styles from "./Soon.module.css";

interface Words {
  title: string;
  heading: string;
  text: string;
}

/** My courses have two addresses and are known by this one. */
const MY_COURSES = "/profile";

const WORDS: Record<string, Words> = {
  [MY_COURSES]: {
    title: "My Courses",
    heading: "My Courses opens soon",
    text: "Your courses will play here once the log-in opens. Until then every course has a preview to watch.",
  },
};

/** Says honestly that a screen is not open yet, and how to reach the shop until it is. */
export default function SoonPage() {
  const path = useVisit().path.toLowerCase().replace(/\/$/, "");
  const shop = useShop();
  const known = path in WORDS ? path : MY_COURSES;
  const { title, heading, text } = WORDS[known] ?? { title: "", heading: "", text: "" };
  const chat = chatLink(shop);
  return (
    <div>
      <Head title={title} canonical={known} noindex />
      <div className={`${patternPaper} ${styles.paper}`}>
        <Slip className={styles.slip}>
          <h1>{heading}</h1>
          <p className={shared.lede}>{text}</p>
          <div className={shared.row}>
            {shop && (
              <LinkButton href={telephoneLink(shop.phone)} icon="phone">
                Call {shop.phone}
              </LinkButton>
            )}
            {chat && (
              <LinkButton href={chat} look="leaf" icon="chat" target="_blank" rel="noopener">
                Chat with us
              </LinkButton>
            )}
            <Anchor href={links.contact()} className={shared.stitch}>
              Send an enquiry
            </Anchor>
          </div>
          <p className={shared.row}>
            <Anchor href={links.products()} className={shared.stitch}>
              Services
            </Anchor>
            <Anchor href={links.courses()} className={shared.stitch}>
              Tutorials
            </Anchor>
          </p>
        </Slip>
      </div>
    </div>
  );
}
