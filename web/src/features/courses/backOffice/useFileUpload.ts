import { useEffect, useRef, useState } from "react";
import { saidOf } from "../../../admin/useChange";
import { isOffline, ProblemError } from "../../../api/problem";

export interface FileUpload {
  name: string;
  /** The uploaded share, from 0 to 1. */
  share: number;
  error?: string;
}

type Send = (file: File, onShare: (share: number) => void, signal: AbortSignal) => Promise<unknown>;

const FAILED = "Upload failed. Please try again.";

/** Messages about the file are shown; internal server errors are not. */
function reasonOf(failure: unknown): string {
  if (isOffline(failure)) return saidOf(failure);
  const reported = failure instanceof ProblemError && (failure.status < 500 || failure.status === 507);
  return reported ? (failure.problem.fields?.[0]?.message ?? failure.message) : FAILED;
}

/** Uploads one file at a time; `start` resolves to true when it was done. A failed one stays until it is dismissed or another one is chosen. */
export function useFileUpload(onDone: () => Promise<unknown>) {
  const [current, setCurrent] = useState<FileUpload>();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const start = async (file: File, send: Send): Promise<boolean> => {
    const mine = new AbortController();
    stop.current = mine;
    setCurrent({ name: file.name, share: 0 });
    try {
      await send(file, (share) => setCurrent({ name: file.name, share }), mine.signal);
      await onDone();
      if (!mine.signal.aborted) setCurrent(undefined);
      return true;
    } catch (failure) {
      if (!mine.signal.aborted) setCurrent({ name: file.name, share: 0, error: reasonOf(failure) });
      return false;
    }
  };
  const dismiss = () => {
    stop.current?.abort();
    setCurrent(undefined);
  };
  return { current, busy: current !== undefined && current.error === undefined, start, dismiss };
}
