import { useFresh } from "../../../admin/useFresh";
import type { SetupStep } from "../../../site/adminPart";
import { calendar, shopFacts } from "./queries";
import { bookableDays, differenceOf, homesOf, runsOf } from "./week";

/** The setup step of the opening hours, which the slots of visits follow. */
export function useSetup(): SetupStep[] {
  const { data: facts } = useFresh(shopFacts());
  const { data: week } = useFresh(calendar());
  if (!facts || !week) return [];
  const { hours } = facts.shop;
  const homes = homesOf(week.settings);
  const difference = differenceOf(hours, week.settings);
  const days = runsOf(bookableDays(week.settings)).join(", ");
  return [
    {
      id: "hours",
      title: "Hours and slots",
      hint: hours.length === 0 ? "When you are open and visit customers" : (difference ?? `${days || "No day"}, ${homes} ${homes === 1 ? "visit" : "visits"} a slot`),
      done: hours.length > 0 && !difference,
      place: 12,
      minutes: 1,
      // The list says instead what to correct.
      ...(!difference && { takes: ["The days you are open", "When you open and close", "How many visits you make in a slot"] }),
      href: "/admin/settings/hours",
      action: "Set hours",
    },
  ];
}
