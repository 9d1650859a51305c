import type { MouseEvent } from "react";
import { Button, type ButtonProps } from "../../../ui/Button";

/** Leaving a field may take words away and pull the button from under the finger: the press keeps the focus. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

export function SendButton(props: ButtonProps) {
  return <Button type="submit" onMouseDown={keepFocus} {...props} />;
}
