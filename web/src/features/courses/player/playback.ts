import { ProblemError } from "../../../api/problem";
import type { PlaybackState, Progress, VideoToPlay } from "./lesson";
import { addressAt, type Quality } from "./quality";
import { errorOf, type PlaybackError } from "./playbackError";
import { sourceOf, type OpenedVideo, type VideoSource } from "./source";
import { Watched } from "./watched";

/** The ping interval while paused, in milliseconds; it keeps the device's slot. */
const PAUSED_PING_MS = 60_000;
/** A video that plays at least this long after a recovery is not broken, in seconds. */
const WELL_AGAIN_SECONDS = 1;
const MOST_RANGES = 100;

/**
 * One video in one video element: requests the video's URL on the first play, reports what was watched,
 * renews an expired URL, and frees the slot in the end.
 */
export class Playback {
  private grant: OpenedVideo | undefined;
  private live = false;
  private wanted = false;
  private asked = false;
  private mendedAt: number | undefined;
  private opening: Promise<void> | undefined;
  private pinging = false;
  private lastPing = 0;
  private timer: ReturnType<typeof setInterval> | undefined;
  private readonly watched = new Watched();
  private readonly listeners = new Set<() => void>();
  private readonly removers: (() => void)[] = [];
  private over = false;
  private current: PlaybackState;
  private readonly source: VideoSource;

  constructor(
    private readonly video: HTMLVideoElement,
    private readonly lesson: VideoToPlay,
    private readonly onProgress: (progress: Progress) => void,
    private quality: Quality,
  ) {
    this.source = sourceOf(lesson);
    this.current = { stage: "idle", captions: [], startAt: lesson.positionSeconds };
    this.listen();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };
  readonly state = (): PlaybackState => this.current;

  toggle(): void {
    if (this.current.stage === "ready" && !this.video.paused) this.video.pause();
    else this.play();
  }

  /** Call it in a user gesture: phones allow later playback only then. */
  play(): void {
    this.wanted = true;
    if (this.grant && this.live && this.current.stage === "ready") {
      void this.start();
      return;
    }
    if (!this.video.currentSrc) this.video.load();
    void this.open();
  }

  seek(seconds: number): void {
    const to = Math.min(Math.max(seconds, 0), this.video.duration || this.lesson.seconds);
    if (this.current.stage === "ready") this.video.currentTime = to;
    else this.set({ startAt: to });
    this.asked = true;
  }

  /** Switches to another file of the same video, at the same second, playing or paused as before. */
  choose(quality: Quality): void {
    this.quality = quality;
    const { grant, video } = this;
    if (!grant || this.current.stage !== "ready" || this.plays(grant)) return;
    if (!video.paused) this.watched.tick(video.currentTime, video.playbackRate);
    this.watched.breakOff();
    this.show(grant, this.here());
  }

  /** Ends playback: reports what was watched and frees the device's slot. */
  end(): void {
    this.close();
    this.over = true;
    this.removers.forEach((remove) => remove());
  }

  private set(change: Partial<PlaybackState>): void {
    this.current = { ...this.current, ...change };
    this.listeners.forEach((listener) => listener());
  }

  private here(): number {
    return this.current.stage === "ready" && this.video.readyState > 0 ? this.video.currentTime : this.current.startAt;
  }

  private open(): Promise<void> {
    this.opening ??= this.openNow().finally(() => {
      this.opening = undefined;
    });
    return this.opening;
  }

  private async openNow(): Promise<void> {
    const startAt = this.here();
    const goingOn = this.grant !== undefined || this.asked;
    this.set({ stage: "opening", playbackError: undefined, startAt });
    try {
      const grant = await this.source.open();
      if (this.over) {
        this.source.end(grant.id);
        return;
      }
      this.adopt(grant);
      this.show(grant, goingOn ? startAt : grant.positionSeconds);
    } catch (failure) {
      this.fail(errorOf(failure));
    }
  }

  private adopt(grant: OpenedVideo): void {
    this.grant = grant;
    this.live = true;
    this.lastPing = Date.now();
    clearInterval(this.timer);
    this.timer = setInterval(() => this.beat(grant), grant.pingEverySeconds * 1000);
  }

  private show(grant: OpenedVideo, from: number): void {
    const { video } = this;
    const startAt = from >= grant.seconds - 1 ? 0 : from;
    const src = addressAt(grant, this.quality);
    this.set({ stage: "ready", captions: grant.captions, hasSmaller: grant.smaller !== undefined, startAt });
    // The fragment avoids loading the beginning of a video that resumes in the middle.
    video.src = startAt > 0 ? `${src}#t=${startAt.toFixed(2)}` : src;
    video.addEventListener(
      "loadedmetadata",
      () => {
        if (this.grant === grant && Math.abs(video.currentTime - startAt) > 1) video.currentTime = startAt;
      },
      { once: true },
    );
    if (this.wanted) void this.start();
  }

  private plays(grant: OpenedVideo): boolean {
    return this.video.currentSrc.includes(addressAt(grant, this.quality));
  }

  private async start(): Promise<void> {
    try {
      await this.video.play();
    } catch {
      // Another press is needed, or the video's error event says what is wrong.
    }
  }

  private fail(playbackError: PlaybackError): void {
    // The element plays another lesson.
    if (this.over) return;
    this.video.pause();
    this.set({ stage: "failed", playbackError, startAt: this.here() });
  }

  private listen(): void {
    const { video } = this;
    const hear = (target: EventTarget, event: string, act: () => void) => {
      target.addEventListener(event, act);
      this.removers.push(() => target.removeEventListener(event, act));
    };
    const on = (event: string, act: () => void) => hear(video, event, act);
    const note = () => this.watched.tick(video.currentTime, video.playbackRate);
    on("play", () => {
      this.wanted = true;
      note();
    });
    on("timeupdate", () => {
      if (video.seeking || video.paused) return;
      note();
      if (this.mendedAt !== undefined && video.currentTime > this.mendedAt + WELL_AGAIN_SECONDS) this.mendedAt = undefined;
    });
    on("pause", () => {
      if (!video.seeking) note();
      this.watched.breakOff();
      // A failed or ended video pauses too; that is not the viewer's choice.
      if (this.current.stage === "ready" && !video.error && !video.ended) this.wanted = false;
      void this.ping();
    });
    on("seeking", () => this.watched.breakOff());
    on("seeked", () => void this.ping());
    on("ended", () => {
      this.wanted = false;
      void this.ping();
    });
    on("error", () => this.recover());
    hear(window, "online", () => this.backOnline());
    hear(window, "pagehide", () => this.close());
    hear(document, "visibilitychange", () => this.onVisibility());
  }

  /** Handles an expired URL or a network error: requests the URL again, once, without an error. */
  private recover(): void {
    if (this.current.stage !== "ready" || !this.video.error) return;
    const at = this.video.currentTime || this.current.startAt;
    if (this.mendedAt !== undefined && Math.abs(at - this.mendedAt) <= WELL_AGAIN_SECONDS) {
      this.fail(errorOf(undefined));
      return;
    }
    this.mendedAt = at;
    this.current = { ...this.current, startAt: at };
    const renewed = this.grant;
    // The URL may have been renewed already while the buffered rest was played.
    if (renewed && this.live && !this.plays(renewed)) this.show(renewed, at);
    else void this.open();
  }

  private backOnline(): void {
    if (this.current.playbackError?.kind === "offline") {
      this.mendedAt = undefined;
      void this.open();
    } else void this.ping();
  }

  private onVisibility(): void {
    if (document.visibilityState === "hidden" || Date.now() - this.lastPing >= PAUSED_PING_MS) void this.ping();
  }

  private beat(grant: OpenedVideo): void {
    const moving = !this.video.paused;
    const due = moving || (document.visibilityState === "visible" && Date.now() - this.lastPing >= PAUSED_PING_MS);
    if (due && this.grant === grant) void this.ping();
  }

  /** Reports what was watched. A failed report is sent with the next one. */
  private async ping(): Promise<void> {
    const { grant } = this;
    if (!grant || !this.live || this.pinging) return;
    this.pinging = true;
    const taken = this.watched.take();
    const positionSeconds = this.position();
    try {
      const progress = await this.source.ping(grant.id, { positionSeconds, played: taken.slice(0, MOST_RANGES) });
      if (!progress) return;
      this.watched.putBack(taken.slice(MOST_RANGES));
      this.lastPing = Date.now();
      this.onProgress(progress);
      if (!progress.live) await this.renew();
    } catch (failure) {
      this.watched.putBack(taken);
      if (failure instanceof ProblemError && failure.status === 404) await this.renew();
      else if (failure instanceof ProblemError && failure.status === 401) this.fail(errorOf(failure));
    } finally {
      this.pinging = false;
    }
  }

  private position(): number {
    return Math.round((this.video.ended ? this.video.duration : this.here()) * 10) / 10;
  }

  /** Renews the URL while the video plays from its buffer; while paused, on the next press. */
  private async renew(): Promise<void> {
    const before = this.grant;
    this.live = false;
    if (this.video.paused || this.over) return;
    try {
      const grant = await this.source.open();
      // The viewer has left the video, or it has another URL.
      if (this.grant !== before) this.source.end(grant.id);
      else this.adopt(grant);
    } catch (failure) {
      const playbackError = errorOf(failure);
      if (playbackError.kind !== "offline") this.fail(playbackError);
    }
  }

  private close(): void {
    const { grant, video } = this;
    const startAt = this.here();
    const positionSeconds = this.position();
    if (!video.paused) this.watched.tick(video.currentTime, video.playbackRate);
    this.watched.breakOff();
    this.grant = undefined;
    this.live = false;
    this.wanted = false;
    video.pause();
    if (!grant) return;
    this.asked = true;
    clearInterval(this.timer);
    this.set({ stage: "idle", startAt });
    video.removeAttribute("src");
    video.load();
    void this.source
      .ping(grant.id, { positionSeconds, played: this.watched.take().slice(0, MOST_RANGES) })
      .then((progress) => progress && this.onProgress(progress))
      .catch(() => undefined);
    this.source.end(grant.id);
  }
}
