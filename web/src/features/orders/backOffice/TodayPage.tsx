import { useState, type ReactNode } from "react";
import { SearchBox } from "../../../admin/list/SearchBox";
import { useAdminParts } from "../../../admin/parts";
import { Panel, Screen, Waiting } from "../../../admin/Screen";
import { useAllWaiting } from "../../../admin/useAllWaiting";
import { useFirstAnswers } from "../../../admin/useFirstAnswers";
import { useFresh } from "../../../admin/useFresh";
import type { OrderLine, Today } from "../../../api/schema";
import { rupees } from "../../../format/money";
import { greetingName } from "../../../format/text";
import { useVisit } from "../../../site/visit";
import { useSession } from "../../auth/public/useSession";
import { useChatTemplates } from "../../messages/public/useChatTemplates";
import { useShop } from "../../content/public/useShop";
import { Anchor } from "../../../ui/Anchor";
import { Badge } from "../../../ui/Badge";
import { Button } from "../../../ui/Button";
import { classNames } from "../../../ui/classNames";
import { Icon } from "../../../ui/Icon";
import { Photo } from "../../../ui/Photo";
import shared from "../../../ui/shared.module.css";
import { advanceLeft, STEPS } from "../myOrders/order";
import { AlterationsDue } from "./alterations/AlterationsDue";
import { ApprovalDialog } from "./approve/ApprovalDialog";
import { chatText } from "./chatText";
import { Garland } from "./Garland";
import { NewOrder } from "./NewOrder";
import { OrderRow } from "./OrderRow";
import parts from "./Parts.later.module.css";
import { board, boardAt, filtered, detail } from "./paths";
import { slotPlace } from "./places";
import { todayView } from "./queries";
import { areaText, beginOf, dueDay, dueText, inIndia, purposeText, visitText } from "./subject";
import { TeamLoad } from "./TeamLoad";
import styles from "./Today.later.module.css";
import { TodaySearch } from "./TodaySearch";
import { Ways } from "./ways";

function greeting(): string {
  const hour = inIndia(Date.now()).getUTCHours();
  return hour < 12 ? "Good morning" : hour < 17 ? "Good afternoon" : "Good evening";
}

/** The start page: requests to approve, today's visits and trials, due orders and unpaid advances. */
export function TodayPage() {
  const session = useSession();
  const { data: today, error, refetch } = useFresh(todayView());
  const answered = useFirstAnswers(today !== undefined);
  const name = session.state === "user" ? greetingName(session.user.name) : undefined;
  const q = useVisit().search.get("q")?.trim();
  const tools = (
    <>
      <SearchBox label="Search" className={styles.search} />
      <NewOrder />
    </>
  );
  return (
    <Screen title={name ? `${greeting()}, ${name}` : greeting()} tools={tools}>
      {q ? <TodaySearch q={q} /> : today && answered ? <Morning today={today} /> : <Waiting failure={error} onRetry={() => void refetch()} />}
    </Screen>
  );
}

function Morning({ today }: { today: Today }) {
  const parts = useAdminParts();
  return (
    <div className={styles.morning}>
      <Requests waiting={today.waiting} />
      <div className={styles.lists}>
        <AlsoWaiting />
        <Visits today={today} />
        <Trials today={today} />
        <Due today={today} />
        <AlterationsDue />
        <Unpaid unpaid={today.unpaidAdvances} />
        {parts.map(({ today: more }, place) => more && <more.list key={place} />)}
      </div>
      <Table today={today} />
      <TeamLoad day={today.day} />
      {parts.map(({ today: more }, place) => more && <more.work key={place} />)}
      <Panel className={styles.week}>
        <Garland count={today.deliveredThisWeek} />
      </Panel>
    </div>
  );
}

/** Counts of open work in other parts of the back office, each a link. */
function AlsoWaiting() {
  const lines = useAllWaiting(useAdminParts()).filter(({ count, says }) => count > 0 && says);
  if (lines.length === 0) return null;
  return (
    <Panel title="Needs attention">
      <ul className={styles.also}>
        {lines.map(({ path, says, href = `/admin${path}` }) => (
          <li key={says}>
            <Anchor href={href}>
              {says}
              <Icon name="next" />
            </Anchor>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const MANY = 50;

/** Requests to approve, oldest first. */
function Requests({ waiting }: { waiting: readonly OrderLine[] }) {
  const [all, setAll] = useState(false);
  if (waiting.length === 0) {
    return (
      <section className={classNames(styles.requests, styles.none)}>
        <h2>No new requests</h2>
        <p>New requests appear here automatically.</p>
      </section>
    );
  }
  const queue = waiting.toReversed();
  const shown = all ? queue : queue.slice(0, 1);
  const rest = queue.length - shown.length;
  const many = waiting.length >= MANY ? `${MANY} or more` : String(waiting.length);
  return (
    <section className={styles.requests}>
      <h2>
        {waiting.length === 1 ? "1 request" : `${many} requests`} <span>to approve</span>
      </h2>
      <ul className={styles.queue}>
        {shown.map((request) => (
          <li key={request.id} className={styles.request}>
            <Request request={request} />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <button type="button" className={shared.stitch} onClick={() => setAll(true)}>
          {rest === 1 ? "View 1 more" : `View ${rest} more`}
        </button>
      )}
      {waiting.length >= MANY && (
        <Anchor href={filtered("waiting")} className={shared.stitch}>
          View all
        </Anchor>
      )}
    </section>
  );
}

function Request({ request }: { request: OrderLine }) {
  const [open, setOpen] = useState(false);
  return (
    <article aria-label={`${request.customer}, ${request.serviceName}`}>
      <div className={styles.asked}>
        <Photo image={request.image} sizes="84px" alt="" />
        <div>
          <b>
            <Anchor href={detail(request.id)}>{request.customer}</Anchor>
          </b>
          <p>{request.serviceName}</p>
          <p className={shared.muted}>
            {visitText(request)}. {areaText(request)}
          </p>
        </div>
      </div>
      {request.message && <p className={styles.text}>“{request.message}”</p>}
      <hr className={shared.seam} />
      <Button look="leaf" wide onClick={() => setOpen(true)}>
        Review and approve
      </Button>
      <Ways of={request} worded />
      {open && <ApprovalDialog id={request.id} onClose={() => setOpen(false)} />}
    </article>
  );
}

function Visits({ today: { visits } }: { today: Today }) {
  const inOrder = visits.toSorted((one, other) => slotPlace(one) - slotPlace(other));
  return (
    <Panel
      title="Today's visits"
      aside={visits.length > 0 && <Badge kind="info">{visits.length === 1 ? "1 visit" : `${visits.length} visits`}</Badge>}
    >
      {visits.length === 0 && <p className={shared.muted}>No visits today.</p>}
      <ul className={parts.lines}>
        {inOrder.map((visit) => (
          <OrderRow
            key={visit.id}
            of={visit}
            before={<SlotTime slot={visit.appointmentTime ?? ""} />}
            line={
              <>
                <b className={parts.purpose}>{purposeText(visit)}</b>
                {visit.pinCode && `, ${areaText(visit)}`}
                {visit.visitAssignee && `, ${visit.visitAssignee.name} goes`}
              </>
            }
          >
            <Ways of={visit} ways={["call", "map"]} />
          </OrderRow>
        ))}
      </ul>
    </Panel>
  );
}

/** Today's trials. */
function Trials({ today: { trials } }: { today: Today }) {
  if (trials.length === 0) return null;
  return (
    <Panel title="Trials today" aside={<Badge kind="info">{trials.length}</Badge>}>
      <ul className={parts.lines}>
        {trials.map((order) => (
          <OrderRow key={order.id} of={order} line={order.status} before={order.trial?.slot && <SlotTime slot={order.trial.slot} />}>
            <Ways of={order} ways={["call"]} />
          </OrderRow>
        ))}
      </ul>
    </Panel>
  );
}

function SlotTime({ slot }: { slot: string }) {
  const end = slot.split(" To ")[1];
  return (
    <p className={parts.time}>
      {beginOf(slot)} {end && <>to {end}</>}
    </p>
  );
}

/** The number of pieces at each step, linked to its column of the board. */
function Table({ today: { steps } }: { today: Today }) {
  return (
    <Panel
      title="Pieces in progress"
      className={styles.table}
      aside={
        <Anchor href={board} className={shared.stitch}>
          Open the board
        </Anchor>
      }
    >
      <ul className={styles.steps}>
        {STEPS.map((step) => (
          <li key={step}>
            <Anchor href={boardAt(step)}>
              <b>{steps.find(({ status }) => status === step)?.count ?? 0}</b>
              {step}
            </Anchor>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const FIRST = 6;

interface BeginningProps {
  title: string;
  /** The filter of the whole list. */
  filter: Parameters<typeof filtered>[0];
  count: number;
  /** What is said of an empty list. */
  none: string;
  children: ReactNode;
}

/** The beginning of a list of orders, with a link to all of it. */
function Beginning({ title, filter, count, none, children }: BeginningProps) {
  const all = count > 0 && (
    <Anchor href={filtered(filter)} className={shared.stitch}>
      View all {count}
    </Anchor>
  );
  return (
    <Panel title={title} aside={all}>
      {count === 0 && <p className={shared.muted}>{none}</p>}
      <ul className={parts.lines}>{children}</ul>
    </Panel>
  );
}

function Due({ today: { due, day } }: { today: Today }) {
  const byDay = due.toSorted((one, other) => (dueDay(one) ?? "").localeCompare(dueDay(other) ?? ""));
  return (
    <Beginning title="Due and overdue" filter="due" count={due.length} none="Nothing is due in the next two days.">
      {byDay.slice(0, FIRST).map((order) => (
        <OrderRow
          key={order.id}
          of={order}
          line={
            <>
              <b className={parts.late}>{dueText(order, day)}</b>, {order.status}
            </>
          }
        >
          <Ways of={order} ways={["call"]} />
        </OrderRow>
      ))}
    </Beginning>
  );
}

function Unpaid({ unpaid }: { unpaid: readonly OrderLine[] }) {
  const shop = useShop();
  const write = useChatTemplates();
  return (
    <Beginning title="Unpaid advances" filter="unpaid_advance" count={unpaid.length} none="No unpaid advances.">
      {unpaid.slice(0, FIRST).map((order) => (
        <OrderRow key={order.id} of={order} line={<b>{rupees(advanceLeft(order))} not paid</b>}>
          <Ways of={order} ways={["chat"]} text={chatText("advance", order, shop, write)} />
        </OrderRow>
      ))}
    </Beginning>
  );
}
