import type { PieceValues } from "./piece";
import type { BookingForm } from "./useBookingForm";
import type { PieceField } from "./values";

/** The form of one piece: its values with their ids and errors. */
export interface PieceForm {
  piece: PieceValues;
  set: (changes: Partial<Omit<PieceValues, "key">>) => void;
  idOf: (field: PieceField) => string;
  errorOf: (field: PieceField) => string | undefined;
  /** Whether any of its fields has an error, without the measurements. */
  wrong: boolean;
  /** Whether any of its measurements has one. */
  wrongLengths: boolean;
  /** Checks a field again if the form was submitted before. */
  recheck: (field: PieceField) => void;
  /** Drops the errors of its measurements. */
  clearLengths: () => void;
}

/** The form of the piece at this place. */
export function pieceForm(form: BookingForm, piece: PieceValues, index: number): PieceForm {
  const at = (field: PieceField) => `pieces.${index}.${field}` as const;
  const wrong = form.fields().filter(({ name }) => name.startsWith(`pieces.${index}.`) && form.errorOf(name) !== undefined);
  const ofLengths = wrong.filter(({ name }) => name.includes(".lengths."));
  return {
    piece,
    set: (changes) => {
      for (const [name, value] of Object.entries(changes))
        form.setValue(at(name as PieceField) as `pieces.${number}.note`, value as string, { shouldDirty: true });
    },
    idOf: (field) => form.idOf(at(field)),
    errorOf: (field) => form.errorOf(at(field)),
    wrong: wrong.length > ofLengths.length,
    wrongLengths: ofLengths.length > 0,
    recheck: (field) => form.recheck(at(field)),
    clearLengths: () => form.clearErrors(`pieces.${index}.lengths`),
  };
}
