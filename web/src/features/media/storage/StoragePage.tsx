import { LoadedScreen } from "../../../admin/LoadedScreen";
import { Screen } from "../../../admin/Screen";
import { fileStorage } from "./queries";
import { StorageForm } from "./StorageForm";

const TITLE = "File storage";
const settings = { href: "/admin/settings", label: "Settings" };

/** The storage for images and videos beside the server. */
export function StoragePage() {
  return (
    <LoadedScreen title={TITLE} back={settings} read={fileStorage()}>
      {(storage) => (
        <Screen title={TITLE} back={settings}>
          <StorageForm storage={storage} />
        </Screen>
      )}
    </LoadedScreen>
  );
}
