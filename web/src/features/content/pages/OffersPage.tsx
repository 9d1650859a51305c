import { NothingHere } from "../components/NothingHere";
import { copy } from "../copy";
import { paths } from "../paths";

export default function OffersPage() {
  return <NothingHere title="Offers" says={copy.offers} path={paths.offers()} />;
}
