import type { Upload as TusUpload, UploadOptions } from "tus-js-client";
import { API } from "../../../api/client";
import { tellLoginNeeded } from "../../../api/loginNeeded";
import { problemFrom } from "../../../api/problem";
import { Speed } from "./speed";
import { changes } from "../../../ui/changes";

/** sending: in progress. waiting: offline, resumes automatically. paused: by the user. failed: cannot continue. */
export type UploadState = "sending" | "waiting" | "paused" | "failed";

export interface VideoUpload {
  key: number;
  /** Known once the server has registered the upload. */
  videoId: number | undefined;
  name: string;
  total: number;
  sent: number;
  state: UploadState;
  secondsLeft: number | undefined;
  /** The error message. */
  said: string | undefined;
  /** Whether a retry with the same file makes sense. */
  again: boolean;
}

export interface NewVideo {
  /** Who can watch it. */
  audience: "everybody" | "buyers";
  /** The video that this is a smaller copy of. */
  smallerOf?: number | undefined;
  onVideo?: ((videoId: number) => unknown) | undefined;
}

const ENDPOINT = `${API}/admin/media/videos/uploads`;
/** The chunk size, in bytes: small enough for proxies that limit bodies, large enough that latency does not matter. */
const PART_BYTES = 16 * 1024 * 1024;
const RETRY_SECONDS = [1, 2, 5, 10, 20, 30];

interface Running {
  file: File;
  video: NewVideo;
  tus: TusUpload | undefined;
  /** The position of an earlier upload is being looked up. */
  beginning: boolean;
  speed: Speed;
  tries: number;
  timer: ReturnType<typeof setTimeout> | undefined;
}

let uploads: readonly VideoUpload[] = [];
let lastKey = 0;
const running = new Map<number, Running>();
const { subscribe, tell } = changes();
const arrivals = new Set<(videoId: number) => void>();

/** The video uploads, outside of React, so that they continue on other screens. */
export const videoUploads = {
  subscribe,
  snapshot: (): readonly VideoUpload[] => uploads,

  /** Calls `listener` once when an upload is complete. */
  onArrived(listener: (videoId: number) => void): () => void {
    arrivals.add(listener);
    return () => void arrivals.delete(listener);
  },

  start(file: File, video: NewVideo): number {
    lastKey += 1;
    const key = lastKey;
    running.set(key, { file, video, tus: undefined, beginning: false, speed: new Speed(), tries: 0, timer: undefined });
    const upload: VideoUpload = {
      key,
      videoId: undefined,
      name: file.name,
      total: file.size,
      sent: 0,
      state: "sending",
      secondsLeft: undefined,
      said: undefined,
      again: false,
    };
    set([...uploads, upload]);
    void begin(key);
    return key;
  },

  pause(key: number): void {
    const run = running.get(key);
    if (!run) return;
    clearTimeout(run.timer);
    change(key, { state: "paused", secondsLeft: undefined });
    void run.tus?.abort();
  },

  goOn(key: number): void {
    const run = running.get(key);
    if (!run) return;
    clearTimeout(run.timer);
    run.speed = new Speed();
    change(key, { state: "sending", said: undefined, again: false });
    if (run.tus) run.tus.start();
    else if (!run.beginning) void begin(key);
  },

  /** Cancels an upload and deletes its data. */
  async cancel(key: number): Promise<void> {
    const run = running.get(key);
    const upload = uploads.find((one) => one.key === key);
    leave(key);
    if (!run || !upload) return;
    clearTimeout(run.timer);
    // A refused upload is deleted already; offline, the server deletes it after a day.
    const stored = upload.state !== "failed" || upload.again;
    await run.tus?.abort(stored && upload.videoId !== undefined).catch(() => undefined);
  },
};

function set(next: readonly VideoUpload[]): void {
  const wasEmpty = uploads.length === 0;
  uploads = next;
  if (wasEmpty !== (next.length === 0)) warnBeforeLeaving(next.length > 0);
  tell();
}

function change(key: number, next: Partial<VideoUpload>): void {
  set(uploads.map((upload) => (upload.key === key ? { ...upload, ...next } : upload)));
}

function leave(key: number): void {
  running.delete(key);
  set(uploads.filter((upload) => upload.key !== key));
}

/** Asks before the tab is closed, and resumes when the connection is back. */
function warnBeforeLeaving(open: boolean): void {
  const act = open ? addEventListener : removeEventListener;
  act("beforeunload", askBeforeLeaving);
  act("online", goOnAll);
}

function askBeforeLeaving(event: Event): void {
  if (uploads.some(({ state }) => state !== "failed")) event.preventDefault();
}

function goOnAll(): void {
  for (const { key, state } of uploads) if (state === "waiting") videoUploads.goOn(key);
}

async function begin(key: number): Promise<void> {
  const run = running.get(key);
  if (!run) return;
  run.beginning = true;
  const tus = await prepared(key, run);
  run.beginning = false;
  // Cancelled or paused while it was prepared.
  const wanted = uploads.find((upload) => upload.key === key)?.state === "sending";
  if (!tus) {
    if (wanted) wait(key, run);
    return;
  }
  run.tus = tus;
  if (wanted) tus.start();
}

/** Prepares an upload that resumes an earlier one; undefined when the code cannot be loaded. */
async function prepared(key: number, run: Running): Promise<TusUpload | undefined> {
  const { Upload } = await import("tus-js-client").catch(() => ({ Upload: undefined }));
  if (!Upload) return undefined;
  const tus = new Upload(run.file, optionsOf(key, run));
  const [before] = await tus.findPreviousUploads().catch(() => []);
  if (before) tus.resumeFromPreviousUpload(before);
  return tus;
}

function optionsOf(key: number, run: Running): UploadOptions {
  const { file, video } = run;
  const { audience, smallerOf } = video;
  return {
    endpoint: ENDPOINT,
    chunkSize: PART_BYTES,
    // Retried here instead, without a limit.
    retryDelays: null,
    removeFingerprintOnSuccess: true,
    fingerprint: () =>
      Promise.resolve(["video", file.name, file.size, file.lastModified, audience, smallerOf ?? ""].join("\u0001")),
    metadata: {
      filename: file.name,
      audience,
      ...(smallerOf !== undefined && { smallerOf: String(smallerOf) }),
    },
    onUploadUrlAvailable: () => known(key, run),
    onProgress: (sent) => progress(key, run, sent),
    onSuccess: () => {
      const videoId = uploads.find((upload) => upload.key === key)?.videoId;
      leave(key);
      if (videoId !== undefined) for (const reported of arrivals) reported(videoId);
    },
    onError: (failure) => stopped(key, run, failure),
  };
}

function known(key: number, run: Running): void {
  const videoId = Number(run.tus?.url?.split("/").at(-1));
  if (!Number.isInteger(videoId)) return;
  if (uploads.find((upload) => upload.key === key)?.videoId === videoId) return;
  change(key, { videoId });
  run.video.onVideo?.(videoId);
}

function progress(key: number, run: Running, sent: number): void {
  run.tries = 0;
  const state = uploads.find((upload) => upload.key === key)?.state;
  if (state === undefined || state === "paused") return;
  const secondsLeft = run.speed.secondsLeft(performance.now(), sent, run.file.size);
  change(key, { sent, state: "sending", secondsLeft });
}

const OVERTAKEN = 409;

function stopped(key: number, run: Running, failure: Error): void {
  if (!running.has(key) || uploads.find((upload) => upload.key === key)?.state === "paused") return;
  const answer = "originalResponse" in failure ? (failure.originalResponse as { getStatus(): number; getBody(): string } | null) : null;
  const status = answer?.getStatus() ?? 0;
  // No response, a server that is busy or restarting, or a different offset on the server.
  if (status === 0 || status >= 500 && status !== 507 || status === OVERTAKEN) {
    wait(key, run);
    return;
  }
  if (status === 401) tellLoginNeeded();
  change(key, {
    state: "failed",
    said: saidIn(status, answer?.getBody()),
    secondsLeft: undefined,
    again: [401, 423, 507].includes(status),
  });
}

function saidIn(status: number, body: string | undefined): string {
  let read: unknown;
  try {
    read = JSON.parse(body ?? "");
  } catch {
    read = undefined;
  }
  return problemFrom(status, read).problem.message;
}

function wait(key: number, run: Running): void {
  const seconds = RETRY_SECONDS[Math.min(run.tries, RETRY_SECONDS.length - 1)] ?? 30;
  run.tries += 1;
  change(key, { state: "waiting", secondsLeft: undefined });
  clearTimeout(run.timer);
  run.timer = setTimeout(() => videoUploads.goOn(key), seconds * 1000);
}
