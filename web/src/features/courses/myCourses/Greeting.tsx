import { greetingName, spokenMobile } from "../../../format/text";
import type { SessionUser } from "../../auth/public/useSession";
import { useShop } from "../../content/public/useShop";
import { links } from "../../../links";
import { Anchor } from "../../../ui/Anchor";
import shared from "../../../ui/shared.module.css";
import styles from "./MyCourses.later.module.css";
import { messages } from "./messages";

/** The greeting with name and mobile, and a link to the account. */
export function Greeting({ user }: { user: SessionUser }) {
  const greeting = useShop()?.greeting || "Hello";
  return (
    <div className={styles.greeting}>
      <div className={`${shared.wrap} ${styles.greetingLine}`}>
        <div>
          <h1>{messages.hello(greeting, greetingName(user.name))}</h1>
          <p>{spokenMobile(user.mobile)}</p>
        </div>
        <Anchor href={links.account()} className={shared.stitch}>
          {messages.account}
        </Anchor>
      </div>
    </div>
  );
}
