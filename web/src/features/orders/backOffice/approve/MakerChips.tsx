import { useFresh } from "../../../../admin/useFresh";
import { loadOf, teamList } from "../queries";
import { todayInIndia } from "../subject";
import styles from "./Approval.later.module.css";
import { makerOffers } from "./makers";
import { Offers } from "./Offers";

/** Longest period of a load, in days, as on the server. */
const DAYS = 31;

interface Props {
  /** User id; empty for none. */
  value: string;
  /** The ready day of the piece. */
  day: string;
  onChange: (maker: string) => void;
}

/** Who makes a piece, as chips with what each has to do. */
export function MakerChips({ value, day, onChange }: Props) {
  const { data: team = [] } = useFresh(teamList());
  const { data: load } = useFresh(loadOf(todayInIndia(), DAYS));
  return <Offers label="Maker" shown value={value} options={makerOffers(team, load, day)} onChange={onChange} className={styles.makers} />;
}
