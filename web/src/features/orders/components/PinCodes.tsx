import { useState } from "react";
import { isOffline } from "../../../api/problem";
import { useRead } from "../../../api/read";
import { useVisit } from "../../../site/visit";
import { Button } from "../../../ui/Button";
import { Field } from "../../../ui/Field";
import { Empty, ErrorState, Loading, Skeleton } from "../../../ui/States";
import shared from "../../../ui/shared.module.css";
import { copy } from "../copy";
import { inOrder, matching, orderOf, orderText, pinCodeOf, QUERY, typedIn } from "../pinCodes";
import { pinCodeList } from "../queries";
import { PinTable } from "./PinTable";
import styles from "./PinCodes.module.css";

/** The searchable and sortable table of pin codes. It starts with the pin code checked above. */
export function PinCodes({ id }: { id: string }) {
  const { path, search } = useVisit();
  const { data: areas, error, refetch } = useRead(pinCodeList());
  const checked = pinCodeOf(typedIn(search.get(QUERY.check) ?? "")) ?? "";
  const asked = search.get(QUERY.search) ?? checked;
  const [typed, setTyped] = useState(asked);
  const [order, setOrder] = useState(() => orderOf(search.get(QUERY.order)));
  const [lastAsked, setLastAsked] = useState(asked);
  if (lastAsked !== asked) {
    setLastAsked(asked);
    setTyped(asked);
  }

  const action = `${path}#${id}`;
  const shown = areas && inOrder(matching(areas, typed), order);
  const titleId = `${id}-title`;
  return (
    <section id={id} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {copy.title}
      </h2>
      {error ? (
        <ErrorState title={copy.failed} onRetry={() => void refetch()}>
          {isOffline(error) && <p>{error.message}</p>}
        </ErrorState>
      ) : !shown ? (
        <Loading text={copy.loading} className={styles.box}>
          <Skeleton lines={8} />
        </Loading>
      ) : areas?.length === 0 ? (
        <Empty title={copy.none} />
      ) : (
        <>
          <form action={action} role="search" className={styles.search} onSubmit={(event) => event.preventDefault()}>
            <Field
              label={copy.search}
              hideLabel
              type="search"
              name={QUERY.search}
              placeholder={copy.search}
              autoComplete="off"
              enterKeyHint="search"
              maxLength={60}
              value={typed}
              onChange={(event) => setTyped(event.currentTarget.value)}
            />
            <input type="hidden" name={QUERY.order} value={orderText(order)} />
            <noscript>
              <Button type="submit" look="line">
                {copy.show}
              </Button>
            </noscript>
          </form>
          <form action={action} onSubmit={(event) => event.preventDefault()}>
            <input type="hidden" name={QUERY.search} value={typed} />
            <PinTable areas={shown} order={order} onOrder={setOrder} labelledBy={titleId} />
          </form>
          <p role="status" className={shared.hidden}>
            {shown.length > 0 && copy.count(shown.length)}
          </p>
        </>
      )}
    </section>
  );
}
