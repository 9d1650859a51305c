import { explained } from "../../api/send";
import { FormError } from "../../form/FormError";
import { useCheckedForm } from "../../form/useCheckedForm";
import { Button } from "../../ui/Button";
import { AddressField } from "./AddressField";
import { addressAlone, type AddressValues } from "./schema";
import styles from "./Setup.later.module.css";

const setAddress = explained("POST /setup/address", { "setup.link_dead": "dead", "setup.nothing_to_set": "dead" });

interface Props {
  token: string;
  onOpened: (address: string) => void;
  onDead: () => void;
}

/** The form for a shop restored on another machine, which only lacks its address. */
export function AddressForm({ token, onOpened, onDead }: Props) {
  const form = useCheckedForm<AddressValues>(
    addressAlone,
    { publicAddress: "Web address" },
    { publicAddress: location.protocol === "https:" ? location.origin : "" },
    { focusFirst: true },
  );

  const send = async ({ publicAddress }: AddressValues) => {
    try {
      onOpened((await setAddress({ body: { token, publicAddress } })).publicAddress);
    } catch (failure) {
      if (setAddress.meaningOf(failure) === "dead") onDead();
      else form.refuse(failure);
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
      <FormError lines={form.formError} />
      <Button type="submit" wide busy={form.busy} busyText="Opening your shop...">
        Open my shop
      </Button>
    </form>
  );
}
