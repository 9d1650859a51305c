import { useState } from "react";
import { isOffline } from "../../../api/problem";
import { useRead } from "../../../api/read";
import { Head } from "../../../site/head/Head";
import { links } from "../../../links";
import { MessagesSection } from "../../messages/public/MessagesSection";
import { useReceipts } from "../../invoices/public/ReceiptLinks";
import { ReceiptsSection } from "../../invoices/public/ReceiptsSection";
import { AccountFrame } from "../public/AccountFrame";
import { ForUsers } from "../public/ForUsers";
import { LinkButton } from "../../../ui/Button";
import { Empty, ErrorState, Loading, Skeleton } from "../../../ui/States";
import styles from "../account/Account.later.module.css";
import { DataSection } from "../account/DataSection";
import { DevicesSection } from "../account/DevicesSection";
import { ProfileSection } from "../account/ProfileSection";
import { usePasswordAgain } from "../../../form/usePasswordAgain";
import { copy } from "../copy";
import { accountView, sessionList } from "../queries";

export default function AccountPage() {
  const [deleted, setDeleted] = useState(false);
  return (
    <>
      <Head
        title={copy.account.title}
        description={copy.account.description}
        canonical={links.account()}
        noindex
      />
      {deleted ? (
        <Empty
          as="h1"
          middle
          title={copy.account.removed}
          actions={
            <LinkButton href={links.home()} look="line" small>
              {copy.account.home}
            </LinkButton>
          }
        >
          <p>{copy.account.removedText}</p>
        </Empty>
      ) : (
        <ForUsers loading={<LoadingAccount />}>{() => <OwnAccount onDeleted={() => setDeleted(true)} />}</ForUsers>
      )}
    </>
  );
}

/** The screen's skeleton until the session is known. */
function LoadingAccount() {
  return (
    <AccountFrame>
      <LoadingParts />
    </AccountFrame>
  );
}

function LoadingParts() {
  return (
    <Loading text={copy.account.loading}>
      <Skeleton lines={6} />
    </Loading>
  );
}

function OwnAccount({ onDeleted }: { onDeleted: () => void }) {
  const { data, error, isPending, refetch } = useRead(accountView());
  const devices = useRead(sessionList());
  const receipts = useReceipts();
  // Shown together: a part that loads later would move the others.
  const settled = !isPending && !devices.isPending && !receipts.isPending;
  const { guarded, question } = usePasswordAgain();
  return (
    <>
      <AccountFrame>
        {settled ? (
          <div className={styles.sections}>
            {data && <ProfileSection account={data} guarded={guarded} />}
            {!data && error && (
              <ErrorState title={isOffline(error) ? copy.offline : copy.login.failed} onRetry={() => void refetch()} />
            )}
            <DevicesSection />
            <MessagesSection />
            <ReceiptsSection />
            <DataSection guarded={guarded} onDeleted={onDeleted} />
          </div>
        ) : (
          <LoadingParts />
        )}
      </AccountFrame>
      {question}
    </>
  );
}
