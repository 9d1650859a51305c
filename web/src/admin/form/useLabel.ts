import { useEffect } from "react";
import type { FieldValues } from "react-hook-form";
import type { EditForm } from "./useEditForm";

/** Tells the form what a field is called, for its summary of errors and the conflict dialog. */
export function useLabel<Values extends FieldValues>({ labels }: EditForm<Values>, name: string, label: string): void {
  useEffect(() => {
    labels.current.set(name, label);
  }, [labels, name, label]);
}
