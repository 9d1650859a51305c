import type { ReactNode } from "react";
import type { Product, ProductExtras } from "../../../api/schema";
import { links } from "../../../links";
import { Anchor } from "../../../ui/Anchor";
import { Icon, type IconName } from "../../../ui/Icon";
import { copy } from "../copy";
import styles from "./ProductFacts.later.module.css";

interface Fact {
  icon: IconName;
  name: string;
  value: ReactNode;
  note?: string;
}

/** What a customer asks first: when it is ready, how much fabric it takes, whether a visit is possible. */
export function ProductFacts({ product, extras }: { product: Product; extras: ProductExtras | undefined }) {
  const { readyDays } = product;
  const facts: Fact[] = [
    ...(readyDays === undefined ? [] : [{ icon: "clock" as const, name: copy.readyIn, value: copy.days(readyDays), note: copy.readyNote }]),
    ...(extras?.fabricCm === undefined
      ? []
      : [{ icon: "scissors" as const, name: copy.fabricNeeded, value: copy.metres(extras.fabricCm), note: copy.fabricNote }]),
    {
      icon: "pin",
      name: copy.homeVisit,
      value: <Anchor href={links.section("pincheck")}>{copy.checkPinCode}</Anchor>,
      ...(extras && { note: extras.measured ? copy.measuredAtHome : copy.collectedAtHome }),
    },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ icon, name, value, note }) => (
        <div key={name}>
          <dt>
            <Icon name={icon} />
            {name}
          </dt>
          <dd>
            <b>{value}</b>
            {note}
          </dd>
        </div>
      ))}
    </dl>
  );
}
