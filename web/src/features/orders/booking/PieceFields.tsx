import { useState, type ReactNode } from "react";
import { useRead } from "../../../api/read";
import { rupees } from "../../../format/money";
import { Button } from "../../../ui/Button";
import { Options, Select, TextArea } from "../../../ui/Field";
import { Photo } from "../../../ui/Photo";
import { Price } from "../../../ui/Price";
import shared from "../../../ui/shared.module.css";
import { ChoiceFields } from "../../garments/public/ChoiceFields";
import { productList } from "../queries";
import { choicesOf } from "./choices";
import { copy } from "./copy";
import { pieceEstimate, type OfferedPiece } from "./estimate";
import { detailOf } from "./PieceCard";
import styles from "./Pieces.later.module.css";
import { QuantityField } from "./QuantityField";
import type { PieceForm } from "./pieceForm";
import { FamilyField, WhoField } from "./WhoField";

interface Props {
  offered: OfferedPiece;
  form: PieceForm;
  /** Shows person, quantity and note from the beginning. */
  several: boolean;
  /** Whether the customer is logged in, and may have saved measurements. */
  known: boolean;
  /** The reference photos. */
  children: ReactNode;
}

/** The fields of a piece: what, its choices, for whom, how many, and a note. */
export function PieceFields({ offered, form, several, known, children }: Props) {
  const { piece, groups } = offered;
  const wrong = form.errorOf("forWhom") ?? form.errorOf("quantity") ?? form.errorOf("note");
  const [asked, setAsked] = useState(() => piece.forWhom !== "" || piece.someoneElse === true || piece.note !== "" || piece.quantity > 1);
  const detailed = asked || several || wrong !== undefined;
  const who = {
    id: form.idOf("forWhom"),
    piece,
    error: form.errorOf("forWhom"),
    onChange: form.set,
    onLeave: () => form.recheck("forWhom"),
  };
  return (
    <>
      <ServiceField offered={offered} form={form} />
      {detailed && (known ? <FamilyField {...who} /> : <WhoField {...who} profiles={[]} />)}
      <ChoiceFields
        id={form.idOf("optionIds")}
        groups={groups}
        chosen={piece.optionIds}
        error={form.errorOf("optionIds")}
        onChange={(optionIds) => {
          form.set({ optionIds });
          form.recheck("optionIds");
        }}
      />
      {detailed ? (
        <>
          <QuantityField id={form.idOf("quantity")} value={piece.quantity} onChange={(quantity) => form.set({ quantity })} />
          <TextArea
            id={form.idOf("note")}
            label={copy.pieces.note}
            hint={copy.pieces.noteHint}
            optional
            error={form.errorOf("note")}
            value={piece.note}
            onChange={({ currentTarget }) => form.set({ note: currentTarget.value })}
            onBlur={() => form.recheck("note")}
            maxLength={500}
            rows={2}
            autoComplete="off"
            className={styles.note}
          />
        </>
      ) : (
        piece.productId !== "" && (
          <p className={styles.more}>
            <button type="button" className={shared.stitch} onClick={() => setAsked(true)}>
              {copy.pieces.details}
            </button>
          </p>
        )
      )}
      {children}
      <Sum offered={offered} />
    </>
  );
}

/** What the piece comes to, once it is more than the price of its service. */
function Sum({ offered }: { offered: OfferedPiece }) {
  const estimate = pieceEstimate(offered);
  const { piece, product } = offered;
  if (!product || estimate.paise === undefined || estimate.paise === product.pricePaise) return null;
  return (
    <p className={styles.sum}>
      <span>
        {piece.quantity > 1 && `${piece.quantity} × `}
        {[rupees(product.pricePaise), detailOf(estimate)].filter(Boolean).join(", ")}
      </span>
      <b>{rupees(estimate.paise)}</b>
    </p>
  );
}

/** The choice of a service, with an image of the chosen one. */
function ServiceField({ offered: { piece }, form }: Pick<Props, "offered" | "form">) {
  const { data: products, error, isFetching, refetch } = useRead(productList());
  const wanted = Number(piece.productId);
  const choices = choicesOf(products ?? [], wanted);
  const chosen = choices.find(({ product }) => product.id === wanted);
  const gone = products !== undefined && wanted > 0 && chosen === undefined;
  if (products?.length === 0)
    return (
      <div className={styles.pick}>
        <Photo image={undefined} alt="" sizes="92px" />
        <p id={form.idOf("productId")} tabIndex={-1}>
          {copy.what.none}
        </p>
      </div>
    );
  return (
    <div className={styles.pick}>
      <Photo image={chosen?.product.image} alt="" sizes="92px" />
      <div>
        <Select
          id={form.idOf("productId")}
          name="productId"
          label={copy.what.service}
          error={form.errorOf("productId") ?? (gone ? copy.what.gone : undefined)}
          value={chosen ? String(wanted) : ""}
          onChange={({ currentTarget }) => {
            form.set({ productId: currentTarget.value });
            form.recheck("productId");
          }}
        >
          <option value="">{products || error ? copy.what.choose : copy.loading}</option>
          <Options of={choices} by={({ product, label }) => [product.id, label]} />
        </Select>
        {wanted > 0 && !products && !error && <p className={styles.service}>&nbsp;</p>}
        {chosen && (
          <p className={styles.service}>
            <b>{chosen.label}</b>
            <Price paise={chosen.product.pricePaise} />
          </p>
        )}
        {error && !products && (
          <p className={styles.failed} role="alert">
            {copy.what.failed}
            <Button look="line" small busy={isFetching} onClick={() => void refetch()}>
              {copy.tryAgain}
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}
