import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { Panel, WaitingInside } from "../../../admin/Screen";
import { noneFound } from "../../../admin/list/noneFound";
import type { Failure } from "../../../api/problem";
import type { CustomerRow } from "../../../api/schema";
import { spokenMobile } from "../../../format/text";
import { Anchor } from "../../../ui/Anchor";
import shared from "../../../ui/shared.module.css";
import { OrderList } from "./OrderList";
import parts from "./Parts.later.module.css";
import { customerPath, customersFound } from "./paths";
import { customersLike } from "./queries";

const FIRST = 5;
const SKELETON_LINES = 4;

/** The customers and the orders that match a search on Today. */
export function TodaySearch({ q }: { q: string }) {
  const customers = useQuery<{ items: CustomerRow[] }, Failure>(customersLike(q));
  return (
    <>
      <Customers q={q} answer={customers} />
      {/* Loads with the customers, and is shown after them: their number moves nothing then. */}
      <div hidden={customers.isPending}>
        <OrderList title="Orders" q={q} />
      </div>
    </>
  );
}

interface CustomersProps {
  q: string;
  answer: UseQueryResult<{ items: CustomerRow[] }, Failure>;
}

function Customers({ q, answer: { data, error, refetch } }: CustomersProps) {
  const found = data?.items ?? [];
  const all = found.length > 0 && (
    <Anchor href={customersFound(q)} className={shared.stitch}>
      View all
    </Anchor>
  );
  return (
    <Panel title="Customers" aside={all}>
      {!data && <WaitingInside lines={SKELETON_LINES} failure={error} onRetry={() => void refetch()} />}
      {data && found.length === 0 && <p className={shared.muted}>{noneFound("customers", q)}.</p>}
      <ul className={parts.lines}>
        {found.slice(0, FIRST).map(({ id, name, mobile, email }) => (
          <li key={id} className={parts.line}>
            <div className={parts.lineText}>
              <b>
                <Anchor href={customerPath(id)}>{name}</Anchor>
              </b>
              <p>{(mobile && spokenMobile(mobile)) ?? email ?? "No mobile or email"}</p>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
