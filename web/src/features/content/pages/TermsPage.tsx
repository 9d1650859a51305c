import { TextPage } from "../components/TextPage";
import { paths } from "../paths";

export default function TermsPage() {
  return <TextPage name="terms" path={paths.terms()} title="Terms and Conditions" />;
}
