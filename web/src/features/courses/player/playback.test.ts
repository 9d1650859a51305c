import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { NetworkError, ProblemError, type Code } from "../../../api/problem";
import { endPlayback, openPlayback, pingPlayback } from "./calls";
import type { Progress } from "./lesson";
import { Playback } from "./playback";

vi.mock("./calls", () => ({ openPlayback: vi.fn(), pingPlayback: vi.fn(), endPlayback: vi.fn(async () => undefined) }));
const open = vi.mocked(openPlayback);
const ping = vi.mocked(pingPlayback);

/** A fake of the video element's used parts. */
class Video extends EventTarget {
  src = "";
  currentTime = 0;
  duration = 30;
  playbackRate = 1;
  readyState = 0;
  paused = true;
  ended = false;
  seeking = false;
  error: object | null = null;
  get currentSrc() {
    return this.src && `https://shop.example${this.src}`;
  }
  load() {
    this.error = null;
  }
  async play() {
    this.paused = false;
    this.readyState = 4;
    this.dispatchEvent(new Event("play"));
  }
  pause() {
    if (this.paused) return;
    this.paused = true;
    this.dispatchEvent(new Event("pause"));
  }
  removeAttribute() {
    this.src = "";
  }
  /** Plays to that second. */
  runTo(time: number) {
    for (let at = this.currentTime + 0.25; at <= time; at += 0.25) {
      this.currentTime = at;
      this.dispatchEvent(new Event("timeupdate"));
    }
  }
  breakDown() {
    this.error = { code: 2 };
    this.dispatchEvent(new Event("error"));
  }
}

const grant = (id: number, positionSeconds = 0) => ({
  id,
  lessonId: 3,
  src: `/media/token-${id}/video.mp4`,
  captions: [{ language: "en", label: "English", src: `/media/token-${id}/captions-en.vtt` }],
  seconds: 30,
  positionSeconds,
  expiresAt: "2026-01-01T00:30:00Z",
  pingEverySeconds: 15,
});
const reported = (live = true) => ({ live, expiresAt: "", watchedPercent: 10, done: false, courseWatchedPercent: 5 });
const refused = (status: number, code: Code, message = "") => new ProblemError(status, { code, message });
const TWO_OTHERS = "You are already watching on 2 other devices. Stop one of them and try again.";
const settled = () => vi.advanceTimersByTimeAsync(0);

let video: Video;
let page: EventTarget;
let progress: Progress[];
const playbackAt = (positionSeconds: number) =>
  new Playback(
    video as unknown as HTMLVideoElement,
    { enrolmentId: 7, lessonId: 3, seconds: 30, positionSeconds },
    (one) => progress.push(one),
    "sharpest",
  );
async function playingFrom(positionSeconds: number): Promise<Playback> {
  const playback = playbackAt(positionSeconds);
  playback.play();
  await settled();
  return playback;
}

beforeEach(() => {
  vi.useFakeTimers();
  video = new Video();
  page = new EventTarget();
  progress = [];
  vi.stubGlobal("window", page);
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "visible" }));
  open.mockReset().mockResolvedValue(grant(1));
  ping.mockReset().mockResolvedValue(reported());
  vi.mocked(endPlayback).mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("playing", () => {
  test("requests nothing before the first press", () => {
    const playback = playbackAt(12);
    expect(playback.state()).toEqual({ stage: "idle", captions: [], startAt: 12 });
    expect(open).not.toHaveBeenCalled();
  });

  test("resumes at the server's position, as another device may have watched", async () => {
    open.mockResolvedValue(grant(1, 20));
    const playback = await playingFrom(12);
    expect(video.src).toBe("/media/token-1/video.mp4#t=20.00");
    expect(video.paused).toBe(false);
    expect(playback.state()).toMatchObject({ stage: "ready", captions: [{ src: "/media/token-1/captions-en.vtt" }] });
  });

  test("starts at the position chosen before the first press", async () => {
    const playback = playbackAt(12);
    playback.seek(5);
    playback.play();
    await settled();
    expect(video.src).toContain("#t=5.00");
  });

  test("reports progress while playing and at a pause", async () => {
    const playback = await playingFrom(0);
    video.runTo(10);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(ping).toHaveBeenCalledWith(1, { positionSeconds: 10, played: [{ from: 0, to: 10 }] });
    expect(progress.at(-1)).toMatchObject({ lessonId: 3, positionSeconds: 10, watchedPercent: 10 });
    video.runTo(12);
    playback.toggle();
    await settled();
    expect(ping).toHaveBeenLastCalledWith(1, { positionSeconds: 12, played: [{ from: 10, to: 12 }] });
    expect(open).toHaveBeenCalledTimes(1);
  });

  test("pings once a minute while paused, to keep its slot", async () => {
    const playback = await playingFrom(0);
    playback.toggle();
    await settled();
    ping.mockClear();
    await vi.advanceTimersByTimeAsync(55_000);
    expect(ping).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ping).toHaveBeenCalledTimes(1);
  });
});

describe("a lost ping", () => {
  test("is sent with the next one", async () => {
    const playback = await playingFrom(0);
    ping.mockRejectedValueOnce(new NetworkError());
    video.runTo(5);
    await vi.advanceTimersByTimeAsync(15_000);
    video.runTo(8);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(ping).toHaveBeenLastCalledWith(1, { positionSeconds: 8, played: [{ from: 0, to: 8 }] });
    expect(playback.state().stage).toBe("ready");
  });
});

describe("an expired URL", () => {
  test("is replaced while the video plays, and used when the video needs it", async () => {
    await playingFrom(0);
    ping.mockResolvedValueOnce(reported(false));
    open.mockResolvedValueOnce(grant(2));
    video.runTo(9);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(open).toHaveBeenCalledTimes(2);
    expect(video.src).toBe("/media/token-1/video.mp4");
    expect(video.paused).toBe(false);
    video.breakDown();
    await settled();
    expect(video.src).toBe("/media/token-2/video.mp4#t=9.00");
    expect(video.paused).toBe(false);
    expect(open).toHaveBeenCalledTimes(2);
  });

  test("is requested again when the video stops at it, without an error", async () => {
    const playback = await playingFrom(0);
    video.runTo(9);
    open.mockResolvedValueOnce(grant(2));
    video.breakDown();
    await settled();
    expect(video.src).toBe("/media/token-2/video.mp4#t=9.00");
    expect(playback.state().playbackError).toBeUndefined();
  });

  test("is not requested repeatedly when the video itself is broken", async () => {
    const playback = await playingFrom(0);
    video.runTo(9);
    video.breakDown();
    await settled();
    video.breakDown();
    await settled();
    expect(playback.state()).toMatchObject({ stage: "failed", playbackError: { kind: "other" } });
    expect(open).toHaveBeenCalledTimes(2);
  });
});

describe("errors", () => {
  test("say that two other devices are watching, and a retry plays", async () => {
    open.mockRejectedValueOnce(refused(409, "courses.too_many_devices", TWO_OTHERS));
    const playback = await playingFrom(0);
    expect(playback.state().playbackError?.text).toBe(TWO_OTHERS);
    playback.play();
    await settled();
    expect(playback.state()).toMatchObject({ stage: "ready", playbackError: undefined });
  });

  test("say that the course has expired, without a retry", async () => {
    open.mockRejectedValueOnce(refused(403, "courses.access_expired", "This course is no longer available as it has expired."));
    const playback = await playingFrom(0);
    expect(playback.state().playbackError).toEqual({
      kind: "over",
      text: "This course is no longer available as it has expired.",
    });
  });

  test("say that there is no network, and playback resumes when it is back", async () => {
    const playback = await playingFrom(0);
    video.runTo(4);
    open.mockRejectedValueOnce(new NetworkError());
    video.breakDown();
    await settled();
    expect(playback.state().playbackError).toEqual({ kind: "offline", text: "No Network Connection" });
    page.dispatchEvent(new Event("online"));
    await settled();
    expect(playback.state().stage).toBe("ready");
    expect(video.src).toContain("#t=4.00");
    expect(video.paused).toBe(false);
  });
});

describe("leaving", () => {
  test("reports the last part and frees the slot", async () => {
    const playback = await playingFrom(0);
    video.runTo(6);
    playback.end();
    await settled();
    expect(ping).toHaveBeenLastCalledWith(1, { positionSeconds: 6, played: [{ from: 0, to: 6 }] });
    expect(endPlayback).toHaveBeenCalledWith(1);
    expect(progress.at(-1)?.positionSeconds).toBe(6);
  });

  test("before the URL arrived frees the slot when it arrives", async () => {
    const playback = playbackAt(0);
    playback.play();
    playback.end();
    await settled();
    expect(endPlayback).toHaveBeenCalledWith(1);
    expect(video.src).toBe("");
  });

  test("before a renewed URL arrived frees that slot too, and reports nothing more", async () => {
    const playback = await playingFrom(0);
    ping.mockResolvedValueOnce(reported(false));
    let answer: (grant: Awaited<ReturnType<typeof open>>) => void = () => undefined;
    open.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    video.runTo(9);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(open).toHaveBeenCalledTimes(2);
    playback.end();
    answer(grant(2));
    await settled();
    expect(endPlayback).toHaveBeenCalledWith(2);
    ping.mockClear();
    // The same element plays the next lesson.
    await video.play();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ping).not.toHaveBeenCalled();
  });

  test("before its URL was refused does not stop the next lesson", async () => {
    let refuse: (failure: Error) => void = () => undefined;
    open.mockReturnValueOnce(new Promise((_, reject) => (refuse = reject)));
    const first = playbackAt(0);
    first.play();
    first.end();
    const next = playbackAt(0);
    next.play();
    await settled();
    expect(video.paused).toBe(false);
    refuse(new NetworkError());
    await settled();
    expect(video.paused).toBe(false);
    expect(next.state().stage).toBe("ready");
  });

  test("and returning resumes there with a new URL", async () => {
    const playback = await playingFrom(0);
    video.runTo(6);
    page.dispatchEvent(new Event("pagehide"));
    await settled();
    expect(playback.state()).toMatchObject({ stage: "idle", startAt: 6 });
    open.mockResolvedValueOnce(grant(2, 0));
    playback.play();
    await settled();
    expect(video.src).toBe("/media/token-2/video.mp4#t=6.00");
  });
});

describe("the video quality", () => {
  const smaller = { ...grant(1), smaller: "/media/token-1/smaller.mp4" };

  test("another file continues at the same second, playing if it was playing", async () => {
    open.mockResolvedValue(smaller);
    const playback = await playingFrom(0);
    expect(playback.state().hasSmaller).toBe(true);
    video.runTo(4);
    // As a real video does, without an event, when its source changes.
    video.paused = true;
    playback.choose("smaller");
    await settled();
    expect(video.src).toBe("/media/token-1/smaller.mp4#t=4.00");
    expect(video.paused).toBe(false);
    expect(open).toHaveBeenCalledTimes(1);
    video.runTo(6);
    video.pause();
    await settled();
    expect(ping.mock.lastCall?.[1]).toMatchObject({ positionSeconds: 6 });
  });

  test("a paused video stays paused, and a loaded file is not fetched again", async () => {
    open.mockResolvedValue(smaller);
    const playback = await playingFrom(0);
    video.runTo(4);
    video.pause();
    playback.choose("smaller");
    expect(video.src).toBe("/media/token-1/smaller.mp4#t=4.00");
    expect(video.paused).toBe(true);
    video.src = "/media/token-1/smaller.mp4";
    playback.choose("smaller");
    expect(video.src).toBe("/media/token-1/smaller.mp4");
  });
});
