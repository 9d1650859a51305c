import { useFresh } from "../../../admin/useFresh";
import type { SetupStep } from "../../../site/adminPart";
import { calendar, shopFacts } from "./queries";
import { homesOf } from "./week";

/** The setup step of the opening hours, which the slots of visits follow. */
export function useSetup(): SetupStep[] {
  const { data: facts } = useFresh(shopFacts());
  const { data: week } = useFresh(calendar());
  if (!facts || !week) return [];
  const [first] = facts.shop.hours;
  const homes = homesOf(week.settings);
  return [
    {
      id: "hours",
      title: "Hours and slots",
      hint: first ? `${first.days}, ${homes} ${homes === 1 ? "visit" : "visits"} a slot` : "When you are open and visit customers",
      done: first !== undefined,
      place: 12,
      minutes: 1,
      takes: ["The days you are open", "When you open and close", "How many visits you make in a slot"],
      href: "/admin/settings/hours",
      action: "Set hours",
    },
  ];
}
