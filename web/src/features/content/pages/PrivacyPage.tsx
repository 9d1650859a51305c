import { TextPage } from "../components/TextPage";
import { paths } from "../paths";

export default function PrivacyPage() {
  return <TextPage name="privacy" path={paths.privacy()} title="Privacy Policy" />;
}
