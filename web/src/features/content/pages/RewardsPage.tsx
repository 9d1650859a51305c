import { NothingHere } from "../components/NothingHere";
import { copy } from "../copy";
import { paths } from "../paths";

export default function RewardsPage() {
  return <NothingHere title="Rewards" says={copy.rewards} path={paths.rewards()} />;
}
