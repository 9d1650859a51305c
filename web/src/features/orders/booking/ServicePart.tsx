import type { ReactNode } from "react";
import { useRead } from "../../../api/read";
import { Photo } from "../../../ui/Photo";
import { Price } from "../../../ui/Price";
import { Button } from "../../../ui/Button";
import { Options, Select } from "../../../ui/Field";
import { productList } from "../queries";
import { choicesOf } from "./choices";
import { copy } from "./copy";
import { Part } from "./Part";
import styles from "./Booking.later.module.css";
import type { BookingForm } from "./useBookingForm";

/** The choice of a service, with an image of the chosen one. */
export function ServicePart({ form, children }: { form: BookingForm; children: ReactNode }) {
  const { data: products, error, isFetching, refetch } = useRead(productList());
  const wanted = Number(form.watch("productId"));
  const choices = choicesOf(products ?? [], wanted);
  const chosen = choices.find(({ product }) => product.id === wanted);
  const gone = products !== undefined && wanted > 0 && chosen === undefined;
  const wrong = form.errorOf("productId");
  return (
    <Part title={copy.what.legend}>
      <div className={styles.pick}>
        <Photo image={chosen?.product.image} alt="" sizes="92px" className={styles.picked} />
        <div>
          <Select
            id={form.idOf("productId")}
            name="productId"
            label={copy.what.service}
            error={wrong ?? (gone ? copy.what.gone : undefined)}
            value={chosen ? String(wanted) : ""}
            onChange={({ currentTarget }) => {
              form.setValue("productId", currentTarget.value, { shouldDirty: true });
              form.recheck("productId");
            }}
          >
            <option value="">{products || error ? copy.what.choose : copy.loading}</option>
            <Options of={choices} by={({ product, label }) => [product.id, label]} />
          </Select>
          {wanted > 0 && !products && !error && <p className={styles.chosen}>&nbsp;</p>}
          {chosen && (
            <p className={styles.chosen}>
              <b>{chosen.label}</b>
              <Price paise={chosen.product.pricePaise} />
            </p>
          )}
          {error && !products && (
            <p className={styles.formError} role="alert">
              {copy.what.failed}
              <Button look="line" small busy={isFetching} onClick={() => void refetch()}>
                {copy.tryAgain}
              </Button>
            </p>
          )}
        </div>
      </div>
      {children}
    </Part>
  );
}
