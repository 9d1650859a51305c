import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { links } from "../../links";
import { LinkButton } from "../../ui/Button";
import { ErrorState, Loading, Skeleton } from "../../ui/States";
import { untilOpen } from "./calls";

/** The progress while the shop starts again, and the link to it. */
export function OpeningShop({ address }: { address: string }) {
  const client = useQueryClient();
  const here = location.origin === address;
  const [open, setOpen] = useState<boolean>();
  const wait = useCallback(() => {
    setOpen(undefined);
    void untilOpen().then(setOpen);
  }, []);
  useEffect(() => {
    // At another address only a page there can check.
    if (here) wait();
  }, [here, wait]);
  useEffect(() => {
    if (!open) return;
    client.clear();
    // A full load: the cache is about the shop before its setup.
    location.assign(links.admin());
  }, [open, client]);

  if (!here) {
    return (
      <>
        <p>Your shop is at {address}. Log in there with your mobile number and your password.</p>
        <LinkButton href={`${address}${links.login(links.admin())}`} wide>
          Go to your shop
        </LinkButton>
      </>
    );
  }
  if (open === false) return <ErrorState as="h2" title="Preparing the shop takes longer than usual." onRetry={wait} />;
  return (
    <Loading text="Preparing your shop...">
      <Skeleton lines={4} />
    </Loading>
  );
}
