import { useState } from "react";
import { isOffline, type Meanings } from "../../api/problem";
import { fieldsOf, meaningOf, reasonOf } from "../../form/failures";
import { FormError } from "../../form/FormError";
import { useCheckedForm } from "../../form/useCheckedForm";
import { Button } from "../../ui/Button";
import { AddressField } from "./AddressField";
import { setAddress } from "./calls";
import { addressAlone, type AddressValues } from "./schema";
import styles from "./Setup.later.module.css";

const REFUSALS: Meanings<"setup_address", "dead"> = { "setup.link_dead": "dead", "setup.nothing_to_set": "dead" };

interface Props {
  token: string;
  onOpened: (address: string) => void;
  onDead: () => void;
}

/** The form for a shop restored on another machine, which only lacks its address. */
export function AddressForm({ token, onOpened, onDead }: Props) {
  const [formError, setFormError] = useState<readonly (string | undefined)[]>([]);
  const form = useCheckedForm<AddressValues>(
    addressAlone,
    { publicAddress: "Address of the shop" },
    { publicAddress: location.protocol === "https:" ? location.origin : "" },
    { focusFirst: true },
  );

  const send = async ({ publicAddress }: AddressValues) => {
    setFormError([]);
    try {
      onOpened((await setAddress({ token, publicAddress })).publicAddress);
    } catch (failure) {
      if (meaningOf(failure, REFUSALS) === "dead") onDead();
      else if (!form.blameAll(fieldsOf(failure)))
        setFormError([isOffline(failure) ? "No Network Connection" : "Something went wrong. Please try again.", reasonOf(failure)]);
    }
  };

  return (
    <form noValidate onSubmit={(event) => void form.submit(send)(event)} aria-busy={form.busy}>
      <p className={styles.lead}>
        Your shop is restored. Only its web address is missing, because backups do not contain it.
      </p>
      <fieldset disabled={form.busy} className={styles.fields}>
        <AddressField {...form.field("publicAddress")} />
      </fieldset>
      <FormError lines={formError} />
      <Button type="submit" wide busy={form.busy} busyText="Opening your shop...">
        Open my shop
      </Button>
    </form>
  );
}
