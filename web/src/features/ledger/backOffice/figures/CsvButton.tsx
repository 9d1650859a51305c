import { useConfirmed } from "../../../../admin/confirm/useConfirmed";
import { saveFile } from "../../../../ui/saveFile";
import { useChange } from "../../../../admin/useChange";
import shared from "../../../../ui/shared.module.css";

interface Props {
  /** What is downloaded, for screen readers. */
  what: string;
  name: string;
  file: () => Promise<Blob>;
}

/** Downloads a table with names of people in it: the password is asked for if it was not given lately. */
export function CsvButton({ what, name, file }: Props) {
  const { busy, change } = useChange();
  const { guard, confirmDialog } = useConfirmed();
  const download = () => change(async () => saveFile(await guard(file), name));
  return (
    <>
      <button type="button" className={shared.stitch} aria-disabled={busy || undefined} onClick={() => !busy && void download()}>
        Download as CSV<span className={shared.hidden}>: {what}</span>
      </button>
      {confirmDialog}
    </>
  );
}
