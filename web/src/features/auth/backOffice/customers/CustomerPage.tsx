import { Fragment } from "react";
import { Gone } from "../../../../admin/form/Gone";
import { useAdminParts } from "../../../../admin/parts";
import { Panel, Screen, WaitingScreen } from "../../../../admin/Screen";
import { useFresh } from "../../../../admin/useFresh";
import { isNotFound } from "../../../../api/problem";
import type { Customer } from "../../../../api/schema";
import type { AdminPart } from "../../../../site/adminPart";
import { useVisit } from "../../../../site/visit";
import { day } from "../../../../format/date";
import { spokenMobile } from "../../../../format/text";
import { useIsOwner } from "../../public/useIsOwner";
import { useSession } from "../../public/useSession";
import { Avatar } from "../../../../ui/Avatar";
import { Badge } from "../../../../ui/Badge";
import { LinkButton } from "../../../../ui/Button";
import shared from "../../../../ui/shared.module.css";
import { customers, personAt, walkIn } from "../paths";
import { customerView } from "../queries";
import { AccountPanel } from "./AccountPanel";
import styles from "./Customers.later.module.css";
import { NotesPanel } from "./NotesPanel";
import { LinkedPanel, SamePanel } from "./SamePanel";
import { CallWays } from "./Ways";

const ALL = { href: customers, label: "All customers" };

/** The page of one customer, with a panel from each feature. */
export function CustomerPage() {
  const id = personAt(useVisit().path);
  const parts = useAdminParts();
  const owner = useIsOwner();
  const session = useSession();
  const { data, error, refetch } = useFresh(customerView(id));
  if (isNotFound(error)) return <Gone title="Customer" back={ALL} />;
  if (!data) return <WaitingScreen title="Customer" back={ALL} failure={error} onRetry={() => void refetch()} />;
  return (
    <Screen title={data.name} back={ALL}>
      <div className={styles.columns}>
        <div>
          <WhoPanel customer={data} />
          {data.same.length > 0 && <SamePanel customer={data} owner={owner} />}
          {parts.toSorted(isFirst).map(({ customer: Part }, place) => (
            // The list of parts never changes.
            // oxlint-disable-next-line react/no-array-index-key
            <Fragment key={place}>{Part && <Part userId={data.id} />}</Fragment>
          ))}
        </div>
        <div>
          <NotesPanel customer={data} />
          {data.walkIns.length > 0 && <LinkedPanel customer={data} owner={owner} />}
          {owner && !data.walkIn && <AccountPanel customer={data} own={session.state === "user" && session.user.id === data.id} />}
        </div>
      </div>
    </Screen>
  );
}

const isFirst = (one: AdminPart, other: AdminPart): number => Number(other.customerFirst ?? false) - Number(one.customerFirst ?? false);

function WhoPanel({ customer: { id, name, mobile, email, address, walkIn: without, blockedAt, createdAt, lastSeenAt, role } }: { customer: Customer }) {
  return (
    <Panel>
      <div className={styles.who}>
        <Avatar name={name} />
        <div>
          <p className={shared.muted}>
            Customer since {day(createdAt)}
            {lastSeenAt && `, last active ${day(lastSeenAt)}`}
          </p>
          {mobile && <p>{spokenMobile(mobile)}</p>}
          {email && <p className={styles.long}>{email}</p>}
          {address && <p className={styles.long}>{address}</p>}
          {!mobile && !without && <p className={shared.muted}>Mobile number removed</p>}
          {!email && !without && <p className={shared.muted}>Email removed</p>}
          {(without || blockedAt || role !== "customer") && (
            <div className={styles.badges}>
              {without && <Badge kind="info">Walk-in, no login</Badge>}
              {blockedAt && <Badge kind="bad">Blocked since {day(blockedAt)}</Badge>}
              {role !== "customer" && <Badge kind="solid">{role === "owner" ? "Owner" : "Staff"}</Badge>}
            </div>
          )}
        </div>
      </div>
      {mobile && <CallWays name={name} mobile={mobile} worded />}
      {without && (
        <p className={styles.under}>
          <LinkButton href={walkIn(id)} look="line" small>
            Edit customer
          </LinkButton>
        </p>
      )}
    </Panel>
  );
}
