import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { failureTitle, type Failure } from "../../api/problem";
import type { SetupState } from "../../api/schema";
import { Doorway } from "../../features/auth/public/Doorway";
import { codeOf } from "../../form/failures";
import { links } from "../../links";
import { Anchor } from "../../ui/Anchor";
import shared from "../../ui/shared.module.css";
import { ErrorState, Loading, Skeleton } from "../../ui/States";
import { useVisit } from "../../site/visit";
import { AddressForm } from "./AddressForm";
import { viewSetup } from "./calls";
import { OpeningShop } from "./OpeningShop";
import { SetupForm } from "./SetupForm";

/** The setup of a new shop: its name, its owner and its initial content. */
export default function SetupPage() {
  const token = useVisit().params["token"] ?? "";
  const [address, setAddress] = useState<string>();
  return (
    <Doorway title={address === undefined ? "Your shop" : "Welcome"} head="Set up your shop" line="The first stitch of a new shop.">
      <meta name="referrer" content="no-referrer" />
      {address === undefined ? <WithLink token={token} onOpened={setAddress} /> : <OpeningShop address={address} />}
    </Doorway>
  );
}

function WithLink({ token, onOpened }: { token: string; onOpened: (address: string) => void }) {
  const [dead, setDead] = useState(false);
  const { data, error, refetch } = useQuery<SetupState, Failure>({
    // The token is not part of the query key, which is visible in the cache.
    queryKey: ["setup_view"],
    queryFn: () => viewSetup(token),
    staleTime: Infinity,
    gcTime: 0,
  });
  if (dead || codeOf<"setup_view">(error) === "setup.link_dead") {
    return (
      <ErrorState as="h2" title="This link no longer works.">
        <p>It works once, for an hour. Restart the program to get a new one.</p>
        <p>
          If you already have an account,{" "}
          <Anchor href={links.login()} className={shared.stitch}>
            log in
          </Anchor>
          .
        </p>
      </ErrorState>
    );
  }
  if (data?.hasOwner) return <AddressForm token={token} onOpened={onOpened} onDead={() => setDead(true)} />;
  if (data) return <SetupForm token={token} state={data} onOpened={onOpened} onDead={() => setDead(true)} />;
  if (error) {
    return (
      <ErrorState
        as="h2"
        title={failureTitle(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <Loading text="Loading...">
      <Skeleton lines={6} />
    </Loading>
  );
}
