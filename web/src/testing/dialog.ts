import { act, fireEvent } from "@testing-library/react";

export const escape = (dialog: HTMLElement) => fireEvent(dialog, new Event("cancel", { cancelable: true }));

export function pressOutside(dialog: HTMLElement): void {
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
}

/** The back button: the entry of the page below the dialog, as the browser reports it. */
export const back = () =>
  act(() => {
    history.replaceState(null, "");
    dispatchEvent(new PopStateEvent("popstate"));
  });
