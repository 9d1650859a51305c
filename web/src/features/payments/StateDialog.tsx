import { useState, type FormEvent } from "react";
import { read, useRead } from "../../api/read";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { Options, Select } from "../../ui/Field";
import shared from "../../ui/shared.module.css";
import { ErrorState } from "../../ui/States";
import { copy } from "./copy";

const stateList = () => read("gst_state_list", "/payments/states");

interface Props {
  onChoose: (code: string) => void;
  onClose: () => void;
}

/** Asks the buyer for their State, once: a tax invoice needs the place of supply. */
export function StateDialog({ onChoose, onClose }: Props) {
  const { data, error, refetch } = useRead(stateList());
  const [code, setCode] = useState("");
  const [tried, setTried] = useState(false);
  const choose = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (code) onChoose(code);
  };
  return (
    <Dialog open onClose={onClose} title={copy.state.title}>
      {!data && error ? (
        <ErrorState title={copy.state.failed} onRetry={() => void refetch()} />
      ) : (
        <form noValidate onSubmit={choose}>
          <Select
            label={copy.state.label}
            hint={copy.state.why}
            error={tried && !code ? copy.state.missing : undefined}
            value={code}
            onChange={({ target }) => setCode(target.value)}
          >
            <option value="">{copy.state.none}</option>
            <Options of={data ?? []} by={({ code: known, name }) => [known, name]} />
          </Select>
          <div className={shared.row}>
            <Button type="submit">{copy.state.goOn}</Button>
            <Button look="line" onClick={onClose}>
              {copy.state.leave}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}
