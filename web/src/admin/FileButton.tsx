import { useRef, type ReactNode, type Ref } from "react";
import { Button } from "../ui/Button";

interface Props {
  ref?: Ref<HTMLButtonElement> | undefined;
  /** The accessible name of the file input. */
  name: string;
  accept: string;
  multiple?: boolean;
  small?: boolean;
  busy?: boolean;
  onFiles: (files: File[]) => void;
  /** The label. */
  children: ReactNode;
}

/** A button that opens the file dialog. */
export function FileButton({ ref, name, accept, multiple, small, busy, onFiles, children }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button ref={ref} look="line" small={small} busy={busy} onClick={() => input.current?.click()}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={multiple}
        aria-label={name}
        tabIndex={-1}
        hidden
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Reset, so that the same file can be chosen again.
          target.value = "";
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}
