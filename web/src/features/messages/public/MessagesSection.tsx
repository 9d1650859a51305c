import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useRead } from "../../../api/read";
import { FAILED } from "../../../format/failures";
import { Choice } from "../../../ui/Field";
import { toast } from "../../../ui/noticeStore";
import shared from "../../../ui/shared.module.css";
import { reasonOf } from "../../../form/failures";
import { copy } from "../copy";
import { ownConsent, updateOwnConsent } from "../queries";

/** The customer's own consent to messages, in the account. */
export function MessagesSection() {
  const client = useQueryClient();
  const { data } = useRead(ownConsent());
  const [busy, setBusy] = useState(false);
  if (!data) return null;
  const set = async (given: boolean) => {
    setBusy(true);
    try {
      client.setQueryData(ownConsent().queryKey, await updateOwnConsent(given));
    } catch (failure) {
      toast(reasonOf(failure) ?? FAILED, { kind: "error" });
    }
    setBusy(false);
  };
  return (
    <section id="messages" aria-labelledby="messages-title">
      <h2 id="messages-title">WhatsApp and SMS</h2>
      <Choice label={copy.consent} checked={data.given} disabled={busy} onChange={({ target }) => void set(target.checked)} />
      <p className={shared.muted}>{copy.withdraw}</p>
    </section>
  );
}
