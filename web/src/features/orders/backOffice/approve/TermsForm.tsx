import { useId, useState } from "react";
import formStyles from "../../../../admin/form/Form.later.module.css";
import { typedRupees, paiseOf } from "../../../../admin/form/rules";
import { useFresh } from "../../../../admin/useFresh";
import type { OrderDetail, OrderPiece } from "../../../../api/schema";
import { rupees } from "../../../../format/money";
import { Badge } from "../../../../ui/Badge";
import { Button } from "../../../../ui/Button";
import { classNames } from "../../../../ui/classNames";
import { Field } from "../../../../ui/Field";
import { Photo } from "../../../../ui/Photo";
import shared from "../../../../ui/shared.module.css";
import { useIsOwner } from "../../../auth/public/useIsOwner";
import { useMay } from "../../../auth/public/useMay";
import { AnotherDay } from "../AnotherDay";
import { PieceDialog } from "../order/PieceDialog";
import { priceSettingsView } from "../queries";
import { ReasonDialog } from "../ReasonDialog";
import { subjectOf, todayInIndia, weekday } from "../subject";
import { useOrderChanges } from "../useOrderChanges";
import { usePieceNow, type PieceNow } from "../usePieceNow";
import styles from "./Approval.later.module.css";
import { MakerChips } from "./MakerChips";
import { Offers } from "./Offers";
import { advanceOffers, overEstimate, readTerms, sumsOf, type PieceTyped, type Sums, type TermsTyped, type Wrong } from "./terms";

const OTHER = "other";

/** What is typed so far; what is left out of a piece is as suggested. */
type Changed = Omit<TermsTyped, "pieces"> & { pieces: Readonly<Record<number, Partial<PieceTyped>>> };

/** The terms of a request, each piece's and the order's, and the three answers to it. */
export function TermsForm({ detail, onDone }: { detail: OrderDetail; onDone: () => void }) {
  const { order, suggestedReadyDay } = detail;
  const priced = useMay("counter");
  const discounts = useIsOwner();
  const form = useId();
  const [changed, setChanged] = useState<Changed>(() => ({ pieces: {}, rush: typedRupees(order.rushPaise), discount: "", reason: "" }));
  const [chosen, setChosen] = useState<string>();
  const [other, setOther] = useState("");
  const [wrong, setWrong] = useState<Wrong>();
  const [dialog, setDialog] = useState<"day" | "decline">();
  const { data: settings, error: unread } = useFresh(priceSettingsView());
  // Until then no advance is suggested, and an approval would be one without.
  const suggesting = priced && !settings && !unread;
  const { busy, approve, decline } = useOrderChanges();
  // What is not typed follows the piece, which can be edited from here.
  const suggestedFor = (piece: OrderPiece): PieceTyped => ({ price: priced ? typedRupees(piece.estimatePaise) : "", day: suggestedReadyDay, maker: makerOf(detail, piece) });
  const typed: TermsTyped = { ...changed, pieces: Object.fromEntries(order.pieces.map((piece): [number, PieceTyped] => [piece.id, { ...suggestedFor(piece), ...changed.pieces[piece.id] }])) };
  const change = (part: Partial<Changed>) => {
    setChanged({ ...changed, ...part });
    setWrong(undefined);
  };
  const changePiece = (id: number, part: Partial<PieceTyped>) => change({ pieces: { ...changed.pieces, [id]: { ...changed.pieces[id], ...part } } });
  const sums = sumsOf(typed);
  const { offers, suggested } = advanceOffers(sums?.total ?? 0, settings, rupees);
  // An offer follows the total.
  const offered = offers.find(({ label }) => label === chosen)?.paise ?? suggested;
  const advance = chosen === OTHER ? paiseOf(other) : offered;
  const errorAt = (at: Wrong["at"]) => (wrong?.at === at ? wrong.message : undefined);
  const of = subjectOf(order);
  const firstDay = typed.pieces[order.pieces[0]?.id ?? 0]?.day ?? "";

  const say = async () => {
    const read = readTerms(typed, advance, order, priced);
    if ("at" in read) {
      setWrong(read);
      document.getElementById(`${form}-${read.at}`)?.focus();
    } else if (await approve(of, read.approval)) onDone();
  };
  return (
    <>
      <section>
        <div className={styles.head}>
          <h3>{order.pieces.length === 1 ? "1 piece" : `${order.pieces.length} pieces`}</h3>
          {order.neededBy && <Badge kind="waiting">Needed by {weekday(order.neededBy)}</Badge>}
          {order.pieces.length > 1 && (
            <button
              type="button"
              className={shared.stitch}
              onClick={() => change({ pieces: Object.fromEntries(order.pieces.map(({ id }) => [id, { ...changed.pieces[id], day: firstDay }])) })}
            >
              Same day for all
            </button>
          )}
        </div>
        <ol>
          {order.pieces.map((piece) => (
            <PieceTerms
              key={piece.id}
              id={`${form}-price-${piece.id}`}
              piece={piece}
              detail={detail}
              typed={typed.pieces[piece.id] ?? suggestedFor(piece)}
              priced={priced}
              error={errorAt(`price-${piece.id}`)}
              onChange={(part) => changePiece(piece.id, part)}
            />
          ))}
        </ol>
      </section>
      {priced && (
        <section className={styles.section}>
          <h3>{discounts ? "Discount and total" : "Total"}</h3>
          <Field id={`${form}-rush`} label="Rush fee in rupees" optional inputMode="decimal" autoComplete="off" value={typed.rush} error={errorAt("rush")} onChange={({ target }) => change({ rush: target.value })} />
          {discounts && <Discount form={form} typed={typed} error={errorAt} onChange={change} />}
          <Total sums={sums} pieces={order.pieces.length} />
        </section>
      )}
      <section className={styles.advance}>
        <h3>Advance</h3>
        <Offers
          label="Advance"
          value={chosen ?? offers.find(({ paise }) => paise === suggested)?.label ?? ""}
          options={[
            ...offers.map(({ label, paise }) => ({ value: label, label, note: label === rupees(paise) ? undefined : rupees(paise) })),
            { value: OTHER, label: "Other", note: sums && sums.total > 0 ? "amount" : undefined },
          ]}
          onChange={(label) => {
            setChosen(label);
            setWrong(undefined);
          }}
        />
        {chosen === OTHER && (
          <Field
            id={`${form}-advance`}
            label="Advance in rupees"
            inputMode="decimal"
            autoComplete="off"
            value={other}
            error={errorAt("advance")}
            onChange={({ target }) => {
              setOther(target.value);
              setWrong(undefined);
            }}
          />
        )}
        {chosen !== OTHER && errorAt("advance") && <p role="alert">{errorAt("advance")}</p>}
        {sums !== undefined && sums.total > 0 && advance !== undefined && (
          <p>
            Balance on delivery: <b>{rupees(Math.max(0, sums.total - advance))}</b>
          </p>
        )}
      </section>
      <div className={styles.answers}>
        <Button look="leaf" wide busy={busy || suggesting} onClick={() => void say()}>
          {advance === undefined ? "Approve" : advance > 0 ? `Approve with ${rupees(advance)} advance` : "Approve without advance"}
        </Button>
        <Button look="line" disabled={busy} onClick={() => setDialog("day")}>
          Move visit
        </Button>
        <Button look="line" disabled={busy} onClick={() => setDialog("decline")}>
          Decline
        </Button>
      </div>
      {dialog === "day" && <AnotherDay of={of} onClose={() => setDialog(undefined)} />}
      {dialog === "decline" && (
        <ReasonDialog
          kind="decline"
          of={of}
          onClose={() => setDialog(undefined)}
          onGiven={async (reason) => {
            const done = await decline(of, reason);
            if (done) onDone();
            return done;
          }}
        />
      )}
    </>
  );
}

const makerOf = ({ pieces }: OrderDetail, { id }: OrderPiece): string => String(pieces.find((work) => work.id === id)?.assignee?.id ?? "");

interface PieceProps {
  /** Id of the price field. */
  id: string;
  detail: OrderDetail;
  piece: OrderPiece;
  typed: PieceTyped;
  priced: boolean;
  error: string | undefined;
  onChange: (part: Partial<PieceTyped>) => void;
}

/** What is agreed on for a piece. */
function PieceTerms({ id, detail, piece, typed, priced, error, onChange }: PieceProps) {
  const over = priced ? overEstimate(paiseOf(typed.price), piece) : undefined;
  const [editing, setEditing] = useState<PieceNow>();
  const readPiece = usePieceNow();
  const facts = [piece.forWhom && `For ${piece.forWhom}`, ...piece.choices.map(({ option }) => option)].filter(Boolean).join(", ");
  return (
    <li className={styles.piece} aria-label={`${piece.position}. ${piece.serviceName}`}>
      <div className={styles.what}>
        <Photo image={piece.image} sizes="60px" alt="" />
        <div>
          <h4>
            {piece.serviceName}
            {piece.quantity > 1 && ` × ${piece.quantity}`}
          </h4>
          {facts && <p className={shared.muted}>{facts}</p>}
          {piece.note && <p className={styles.note}>{piece.note}</p>}
          {piece.estimatePaise !== undefined && (
            <p className={styles.estimate}>
              <span>
                Estimate <b>{rupees(piece.estimatePaise)}</b>
              </span>
              {over !== undefined && <Badge kind="waiting">{rupees(over)} over the estimate</Badge>}
            </p>
          )}
          <button type="button" className={shared.stitch} onClick={() => setEditing(readPiece(detail.order.id, piece.id))}>
            Edit piece
            <span className={shared.hidden}> {piece.number}</span>
          </button>
        </div>
      </div>
      {editing && <PieceDialog order={detail.order} opened={editing} onClose={() => setEditing(undefined)} />}
      <div className={styles.fields}>
        {priced && (
          <Field id={id} label="Agreed price" className={classNames(formStyles.rupees, styles.price)} inputMode="decimal" autoComplete="off" value={typed.price} error={error} onChange={({ target }) => onChange({ price: target.value })} />
        )}
        <Field label="Ready by" type="date" min={todayInIndia()} value={typed.day} onChange={({ target }) => onChange({ day: target.value })} />
      </div>
      <MakerChips value={typed.maker} day={typed.day} onChange={(maker) => onChange({ maker })} />
    </li>
  );
}

const PERCENTS = ["5%", "10%"] as const;

interface DiscountProps {
  form: string;
  typed: TermsTyped;
  error: (at: Wrong["at"]) => string | undefined;
  onChange: (part: Partial<TermsTyped>) => void;
}

function Discount({ form, typed, error, onChange }: DiscountProps) {
  const usual = PERCENTS.some((percent) => percent === typed.discount);
  const [other, setOther] = useState(false);
  const isOther = other && !usual;
  return (
    <>
      <Offers
        label="Discount"
        shown
        value={isOther ? OTHER : typed.discount}
        options={[{ value: "", label: "None" }, ...PERCENTS.map((percent) => ({ value: percent, label: percent.replace("%", " %") })), { value: OTHER, label: "Other" }]}
        onChange={(value) => {
          setOther(value === OTHER);
          onChange({ discount: value === OTHER ? "" : value });
        }}
      />
      {isOther && (
        <Field id={`${form}-discount`} label="Discount" hint="Rupees, or a percentage like 10%." autoComplete="off" value={typed.discount} error={error("discount")} onChange={({ target }) => onChange({ discount: target.value })} />
      )}
      {(usual || isOther) && (
        <Field id={`${form}-reason`} label="Reason" hint="The customer sees it." maxLength={200} autoComplete="off" value={typed.reason} error={error("reason")} onChange={({ target }) => onChange({ reason: target.value })} />
      )}
    </>
  );
}

function Total({ sums, pieces }: { sums: Sums | undefined; pieces: number }) {
  if (!sums) return null;
  return (
    <dl className={styles.sums}>
      <dt>{pieces === 1 ? "1 piece" : `${pieces} pieces`}</dt>
      <dd>{rupees(sums.pieces)}</dd>
      {sums.rush > 0 && (
        <>
          <dt>Rush fee</dt>
          <dd>{rupees(sums.rush)}</dd>
        </>
      )}
      {sums.discount > 0 && (
        <>
          <dt>Discount</dt>
          <dd className={styles.less}>{`−${rupees(sums.discount)}`}</dd>
        </>
      )}
      <dt className={styles.total}>Total</dt>
      <dd className={styles.total}>{rupees(sums.total)}</dd>
    </dl>
  );
}
