import { useState } from "react";
import { Asking } from "../../admin/Asking";
import { openShop } from "../../admin/setup/queries";
import { useChange } from "../../admin/useChange";
import { useShop } from "../../features/content/public/useShop";
import { links } from "../../links";
import type { SetupStep } from "../../site/adminPart";
import { Anchor } from "../../ui/Anchor";
import { Button } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { toast } from "../../ui/noticeStore";
import styles from "./Checklist.later.module.css";
import { openLabel } from "./progress";

/** The last step: the shop opens to visitors. */
export function OpenShopPanel({ missing, isOpen }: { missing: readonly SetupStep[]; isOpen: boolean }) {
  const shop = useShop();
  const { busy, change } = useChange();
  const [asking, setAsking] = useState(false);
  const open = async () => {
    if (await change(openShop)) toast("Your shop is open. Everyone can see it now.");
  };
  if (isOpen) {
    return (
      <section className={styles.opening} aria-labelledby="open-shop">
        <h2 id="open-shop">Your shop is open</h2>
        <p className={styles.address}>{shop?.publicAddress}</p>
        <Anchor href={links.home()}>View shop</Anchor>
      </section>
    );
  }
  return (
    <section className={styles.opening} aria-labelledby="open-shop">
      <h2 id="open-shop">Open the shop</h2>
      <ul>
        <li>
          <Icon name="check" />
          Until then only your team sees it. Visitors read that it opens soon.
        </li>
        {missing.map(({ id, title }) => (
          <li key={id}>
            <Icon name="clock" />
            Missing: {title}
          </li>
        ))}
      </ul>
      <Button look="haldi" wide busy={busy} busyText="Opening..." disabled={missing.length > 0} onClick={() => setAsking(true)}>
        {openLabel(missing.length)}
      </Button>
      <Anchor href={links.home()}>Preview shop</Anchor>
      {asking && (
        <Asking
          title="Open the shop to everyone?"
          text="Visitors and search engines see it from then on. An open shop cannot be closed again; you can still change or unpublish what it shows."
          yes="Open the shop"
          onYes={open}
          onClose={() => setAsking(false)}
        />
      )}
    </section>
  );
}
