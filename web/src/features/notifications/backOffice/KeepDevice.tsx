import { useEffect } from "react";
import { useNotifications } from "../useDevice";
import { keepOn } from "../thisDevice";

/** Renews this browser's subscription for each login; renders nothing. */
export function KeepDevice() {
  const { data, show } = useNotifications();
  const publicKey = data?.publicKey;
  useEffect(() => {
    // Without a network, or with a push service that does not answer, the next visit does it.
    if (publicKey) keepOn(publicKey).then(show, () => undefined);
  }, [publicKey, show]);
  return null;
}
