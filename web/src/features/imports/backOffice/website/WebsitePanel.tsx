import { useLocation } from "wouter";
import * as z from "zod/mini";
import { momentInside } from "../../../../admin/moments";
import { Panel, Waiting } from "../../../../admin/Screen";
import { useFresh } from "../../../../admin/useFresh";
import type { WebsiteSummary } from "../../../../api/schema";
import { REQUIRED } from "../../../../form/contact";
import { Form } from "../../../../form/Form";
import { FormError } from "../../../../form/FormError";
import { useCheckedForm } from "../../../../form/useCheckedForm";
import { Anchor } from "../../../../ui/Anchor";
import { Badge } from "../../../../ui/Badge";
import { Button } from "../../../../ui/Button";
import { Field } from "../../../../ui/Field";
import styles from "../Imports.later.module.css";
import { websiteAt } from "../paths";
import { createWebsite, websiteList } from "../queries";
import { STAGES } from "./copy";

const filled = () => z.string().check(z.minLength(1, REQUIRED), z.maxLength(300, "Use at most 300 characters."));
const rules = z.object({ address: filled(), prefix: z.string().check(z.maxLength(60, "Use at most 60 characters.")), uploads: filled() });
const LABELS = { address: "Address", prefix: "Prefix of its calls", uploads: "Folder of its images" };

/** Enters the previous website, and lists those that were entered before. */
export function WebsitePanel() {
  const { data: earlier, error, refetch } = useFresh(websiteList());
  const [, navigate] = useLocation();
  const form = useCheckedForm(rules, LABELS, { address: "", prefix: "", uploads: "uploads" }, { focusFirst: true });
  const read = form.submit(async (typed) => {
    try {
      const { website } = await createWebsite(typed);
      navigate(websiteAt(website.id));
    } catch (failure) {
      form.refuse(failure);
    }
  });
  return (
    <Panel title="From the previous website">
      <p className={styles.quiet}>
        Takes over what your previous website has: services, products with their images, customers, orders, courses and texts. You choose
        the lists and see what will happen before anything is saved. Passwords and videos are never taken.
      </p>
      <Form busy={form.busy} onSend={read} className={styles.form}>
        <Field {...form.field("address")} label={LABELS.address} hint="Such as https://old.example.com" type="url" inputMode="url" autoComplete="off" />
        <div className={styles.pair}>
          <Field {...form.field("prefix")} label={LABELS.prefix} optional hint="What the names in /api begin with" autoComplete="off" />
          <Field {...form.field("uploads")} label={LABELS.uploads} hint="Usually uploads" autoComplete="off" />
        </div>
        <FormError lines={form.formError} />
        <div className={styles.acts}>
          <Button type="submit" busy={form.busy} busyText="Reading…">
            Read its lists
          </Button>
        </div>
      </Form>
      {!earlier && error && <Waiting failure={error} onRetry={() => void refetch()} />}
      {earlier && earlier.length > 0 && <Earlier websites={earlier} />}
    </Panel>
  );
}

function Earlier({ websites }: { websites: readonly WebsiteSummary[] }) {
  return (
    <ul className={styles.imports} aria-label="Previous websites">
      {websites.map(({ id, address, stage, stopped, createdAt }) => (
        <li key={id}>
          <div className={styles.text}>
            <b>
              <Anchor href={websiteAt(id)}>{address}</Anchor>
            </b>
            <small>{momentInside(createdAt)}</small>
          </div>
          <Badge kind={stopped ? "waiting" : STAGES[stage].kind}>{stopped ? "Stopped" : STAGES[stage].label}</Badge>
        </li>
      ))}
    </ul>
  );
}
