import { Panel } from "../../../../admin/Screen";
import { useFresh } from "../../../../admin/useFresh";
import { Anchor } from "../../../../ui/Anchor";
import { Badge } from "../../../../ui/Badge";
import { detail } from "../paths";
import parts from "../Parts.later.module.css";
import { nearDay, todayInIndia } from "../subject";
import { alterationList } from "./queries";
import { STATUS_TEXT } from "./steps";

/** Alterations that are not handed over, the most urgent first; nothing without any. */
export function AlterationsDue() {
  const { data: open = [] } = useFresh(alterationList());
  if (open.length === 0) return null;
  return (
    <Panel title="Alterations">
      <ul className={parts.lines}>
        {open.map(({ id, orderId, number, customer, work, status, promisedDay, due, assignee }) => (
          <li key={id} className={parts.line}>
            <div className={parts.lineText}>
              <b>
                <Anchor href={detail(orderId)}>{customer || number}</Anchor>
              </b>
              <p>{work}</p>
              <p>{[number, assignee?.name, promisedDay && nearDay(promisedDay, todayInIndia())].filter(Boolean).join(", ")}</p>
            </div>
            <Badge kind={due ? "bad" : status === "Ready" ? "good" : "waiting"}>{due ? "Due" : STATUS_TEXT[status]}</Badge>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
