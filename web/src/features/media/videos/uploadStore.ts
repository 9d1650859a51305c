import type { Upload as TusUpload, UploadOptions } from "tus-js-client";
import { API } from "../../../api/client";
import { tellLoginNeeded } from "../../../api/loginNeeded";
import { problemFrom } from "../../../api/problem";
import { Speed } from "./speed";
import { changes } from "../../../ui/changes";

/** sending: bytes leave. waiting: the line is gone, it goes on by itself. paused: she said so. failed: it cannot go on. */
export type UploadState = "sending" | "waiting" | "paused" | "failed";

export interface VideoUpload {
  key: number;
  /** Known as soon as the server has taken the first word about it. */
  videoId: number | undefined;
  name: string;
  total: number;
  sent: number;
  state: UploadState;
  secondsLeft: number | undefined;
  /** Why it cannot go on. */
  said: string | undefined;
  /** Whether it makes sense to try once more with the same file. */
  again: boolean;
}

export interface NewVideo {
  /** Who may watch it. */
  audience: "everybody" | "buyers";
  /** It is a smaller copy of this video. */
  smallerOf?: number | undefined;
  onVideo?: ((videoId: number) => unknown) | undefined;
}

const ENDPOINT = `${API}/admin/media/videos/uploads`;
/** Small enough for proxies that limit a body, large enough that the way back and forth does not count. */
const PART_BYTES = 16 * 1024 * 1024;
const RETRY_SECONDS = [1, 2, 5, 10, 20, 30];

interface Running {
  file: File;
  video: NewVideo;
  tus: TusUpload | undefined;
  /** What was sent of it before is being looked up. */
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

/** Videos on their way: outside of React, so that she can look at other screens meanwhile. */
export const videoUploads = {
  subscribe,
  snapshot: (): readonly VideoUpload[] => uploads,

  /** Told once when all of a video has arrived. */
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

  /** What has arrived is thrown away. */
  async cancel(key: number): Promise<void> {
    const run = running.get(key);
    const upload = uploads.find((one) => one.key === key);
    leave(key);
    if (!run || !upload) return;
    clearTimeout(run.timer);
    // What was refused is gone already; without a line the server forgets it by itself after a day.
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

/** Closing the tab asks first, and a line that is back is used at once. */
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
  // Left or paused while it was made ready.
  const wanted = uploads.find((upload) => upload.key === key)?.state === "sending";
  if (!tus) {
    if (wanted) wait(key, run);
    return;
  }
  run.tus = tus;
  if (wanted) tus.start();
}

/** Goes on where the same file got to before; nothing when the code for it cannot be fetched. */
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
    // Here, because a line that is gone is waited for, however long that takes.
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
  // No answer, a server that is busy or being started again, or one that knows better how far it is.
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
