import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useVisit } from "../../../site/visit";
import { readCopies } from "../session/copies";
import { formIsInUse } from "../../../form/formInUse";
import { sessionView } from "../session/queries";
import { hasSeenLoginPopup, noteLoginPopupSeen } from "../session/storage";

const AGAIN_MS = 5_000;
const WRITTEN_IN = "main input:not([type=checkbox], [type=radio], [type=range], [type=hidden]), main textarea";

/** Whether the visitor is using a form or dialog that must not be covered. */
export function isOccupied(): boolean {
  if (formIsInUse() || document.querySelector("dialog[open]") !== null) return true;
  const focused = document.activeElement;
  if (focused?.matches("input, textarea, select, [contenteditable]")) return true;
  const videos = Array.from(document.querySelectorAll("video"));
  if (videos.some((video) => !video.paused && !video.ended)) return true;
  const fields = Array.from(document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(WRITTEN_IN));
  return fields.some(({ value }) => value.trim() !== "");
}

/** Whether a visitor is looking; false while that is unknown. */
async function isVisitor(client: QueryClient): Promise<boolean> {
  if (readCopies()) return false;
  try {
    return (await client.fetchQuery(sessionView())).user === undefined;
  } catch {
    return false;
  }
}

/** True once a visitor may be asked to log in; only once per browser session. */
export function useTurn(): boolean {
  const client = useQueryClient();
  const { path } = useVisit();
  const [turn, setTurn] = useState(false);
  const arrivedOn = useRef(path);

  useEffect(() => {
    if (turn) return;
    let left = false;
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      if (hasSeenLoginPopup()) return;
      const visitor = !isOccupied() && (await isVisitor(client));
      if (left) return;
      // Checked again, because the visitor may have started typing during the request.
      if (visitor && !isOccupied()) {
        noteLoginPopupSeen();
        setTurn(true);
      } else {
        timer = setTimeout(() => void look(), AGAIN_MS);
      }
    };
    if (path === arrivedOn.current) void look();
    else timer = setTimeout(() => void look(), AGAIN_MS);
    return () => {
      left = true;
      clearTimeout(timer);
    };
  }, [turn, path, client]);
  return turn;
}
