import { OFFLINE } from "../../../../format/failures";

export const copy = {
  name: "Name",
  relation: "Relation",
  relationHint: "Such as daughter or mother.",
  add: "Add a person",
  editPerson: "Edit person",
  addShort: "Add",
  save: "Save",
  saving: "Saving...",
  needName: "Enter a name.",
  notSaved: "The measurements could not be saved. Please try again.",
  offline: OFFLINE,
  family: "Measurements of",
  sameAsLast: "Same as last time",
  undo: "Undo",
  filled: (when: string) => `Filled in as of ${when}.`,
  notedIn: (name: string) => `Saved in ${name}’s measurements too, with today’s date.`,
};
