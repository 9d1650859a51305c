import { NetworkError, ProblemError } from "../../../api/problem";
import type { LibraryImage } from "../../../api/schema";
import { OFFLINE } from "../../../format/failures";
import { readyToSend, UnusableFile } from "./shrink";
import { noteUploads } from "../../../admin/form/underWay";

/** Concurrent uploads: one at a time would leave the connection idle while the server processes an image. */
const MOST_AT_ONCE = 2;
/** Delays between retries after a lost connection, in milliseconds. */
const WAITS_MS = [3_000, 6_000, 12_000, 30_000];

const FAILED = "Upload failed.";
const PAUSED = `${OFFLINE}. It continues automatically.`;

export interface Upload {
  /** Increases with each file, in the order in which they were chosen. */
  key: number;
  name: string;
  /** The object URL of the preview. */
  preview: string;
  state: "queued" | "sending" | "offline" | "failed";
  /** The uploaded share, from 0 to 1; 1 while the server processes it. */
  share: number;
  /** The error message. */
  said?: string | undefined;
  /** Whether a retry makes sense. */
  again?: boolean | undefined;
}

interface Job {
  file: File;
  stop?: AbortController | undefined;
  timer?: ReturnType<typeof setTimeout> | undefined;
  losses: number;
}

type Send = (file: Blob, onShare: (share: number) => void, signal: AbortSignal) => Promise<LibraryImage>;

let lastKey = 0;

/** Uploads files, two at once, and reports their progress. Independent of React. */
export class UploadQueue {
  private uploads: readonly Upload[] = [];
  private readonly jobs = new Map<number, Job>();
  private readonly listeners = new Set<() => void>();
  private onArrived: (stored: LibraryImage, key: number) => void = () => undefined;
  private closed = false;

  constructor(
    private readonly send: Send,
    private readonly ready: (file: File) => Promise<Blob> = readyToSend,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  readonly snapshot = (): readonly Upload[] => this.uploads;

  whenArrived(tell: (stored: LibraryImage, key: number) => void): void {
    this.onArrived = tell;
  }

  add(files: readonly File[]): void {
    const fresh = files.map((file): Upload => {
      lastKey += 1;
      this.jobs.set(lastKey, { file, losses: 0 });
      return { key: lastKey, name: file.name, preview: URL.createObjectURL(file), state: "queued", share: 0 };
    });
    this.set([...this.uploads, ...fresh]);
    this.goOn();
  }

  again(key: number): void {
    clearTimeout(this.jobs.get(key)?.timer);
    this.change(key, { state: "queued", share: 0, said: undefined });
    this.goOn();
  }

  /** Cancels a file in any state, and returns it. */
  cancel(key: number): File | undefined {
    const job = this.jobs.get(key);
    clearTimeout(job?.timer);
    job?.stop?.abort();
    this.drop(key);
    this.goOn();
    return job?.file;
  }

  /** Retries after the connection is back. */
  readonly reconnect = (): void => {
    for (const { key, state } of this.uploads) if (state === "offline") this.again(key);
  };

  open(): void {
    this.closed = false;
  }

  /** Closes the queue: running uploads finish in the library, and no new ones start. */
  close(): void {
    this.closed = true;
    noteUploads(this, 0);
    for (const { key, state } of this.uploads) if (state !== "sending") this.cancel(key);
  }

  private goOn(): void {
    for (const { key } of this.uploads.filter(({ state }) => state === "queued")) {
      if (this.uploads.filter(({ state }) => state === "sending").length >= MOST_AT_ONCE) return;
      void this.run(key);
    }
  }

  private async run(key: number): Promise<void> {
    const job = this.jobs.get(key);
    if (!job) return;
    const stop = new AbortController();
    job.stop = stop;
    this.change(key, { state: "sending", share: 0, said: undefined });
    try {
      const body = await this.ready(job.file);
      if (stop.signal.aborted) return;
      const stored = await this.send(body, (share) => this.change(key, { share }), stop.signal);
      if (stop.signal.aborted) return;
      this.drop(key);
      this.onArrived(stored, key);
    } catch (failure) {
      if (!stop.signal.aborted) this.fail(key, job, failure);
    }
    this.goOn();
  }

  private fail(key: number, job: Job, failure: unknown): void {
    if (this.closed) {
      this.drop(key);
      return;
    }
    if (failure instanceof NetworkError) {
      const wait = WAITS_MS[Math.min(job.losses, WAITS_MS.length - 1)];
      job.losses += 1;
      job.timer = setTimeout(() => this.again(key), wait);
      this.change(key, { state: "offline", share: 0, said: PAUSED, again: true });
      return;
    }
    if (failure instanceof UnusableFile) {
      this.change(key, { state: "failed", said: failure.message, again: false });
      return;
    }
    // Messages about the file are shown; internal server errors are not.
    const reported = failure instanceof ProblemError && (failure.status < 500 || failure.status === 507);
    const hopeless = failure instanceof ProblemError && [413, 415, 422].includes(failure.status);
    this.change(key, { state: "failed", said: reported ? failure.message : FAILED, again: !hopeless });
  }

  private change(key: number, to: Partial<Upload>): void {
    this.set(this.uploads.map((upload) => (upload.key === key ? { ...upload, ...to } : upload)));
  }

  private drop(key: number): void {
    const gone = this.uploads.find((upload) => upload.key === key);
    if (gone) URL.revokeObjectURL(gone.preview);
    this.jobs.delete(key);
    this.set(this.uploads.filter((upload) => upload.key !== key));
  }

  private set(next: readonly Upload[]): void {
    this.uploads = next;
    const hopeful = next.filter(({ state, again }) => state !== "failed" || again);
    noteUploads(this, this.closed ? 0 : hopeful.length);
    for (const listener of this.listeners) listener();
  }
}
