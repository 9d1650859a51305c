import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { NetworkError, ProblemError } from "../../../api/problem";
import type { LibraryImage } from "../../../api/schema";
import { UnusableFile } from "./shrink";
import { UploadQueue } from "./uploadQueue";

interface Call {
  name: string;
  share: (share: number) => void;
  arrive: () => void;
  fail: (failure: Error) => void;
  signal: AbortSignal;
}

const file = (name: string) => new File(["x"], name, { type: "image/jpeg" });
const settle = () => vi.advanceTimersByTimeAsync(0);

function shop() {
  const calls: Call[] = [];
  const send = (body: Blob, share: Call["share"], signal: AbortSignal) =>
    new Promise<LibraryImage>((resolve, reject) => {
      const { name } = body as File;
      const arrive = () => resolve({ id: calls.length, storedAt: "", image: { alt: name } } as LibraryImage);
      calls.push({ name, share, arrive, fail: reject, signal });
    });
  const queue = new UploadQueue(send, (chosen) => Promise.resolve(chosen));
  const arrived: string[] = [];
  queue.whenArrived(({ image }) => arrived.push(image.alt));
  return { calls, queue, arrived, states: () => queue.snapshot().map(({ name, state }) => `${name} ${state}`) };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("URL", { createObjectURL: () => "blob:", revokeObjectURL: () => undefined });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the queue of uploads", () => {
  it("sends two at once and then the next", async () => {
    const { calls, queue, arrived, states } = shop();
    queue.add([file("a"), file("b"), file("c")]);
    await settle();
    expect(states()).toEqual(["a sending", "b sending", "c queued"]);
    calls[1]?.arrive();
    await settle();
    expect(arrived).toEqual(["b"]);
    expect(states()).toEqual(["a sending", "c sending"]);
  });

  it("reports the progress of a file", async () => {
    const { calls, queue } = shop();
    queue.add([file("a")]);
    await settle();
    calls[0]?.share(0.4);
    expect(queue.snapshot()[0]?.share).toBe(0.4);
  });

  it("waits for a lost connection and resumes automatically", async () => {
    const { calls, queue, arrived, states } = shop();
    queue.add([file("a")]);
    await settle();
    calls[0]?.fail(new NetworkError());
    await settle();
    expect(states()).toEqual(["a offline"]);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(states()).toEqual(["a sending"]);
    calls[1]?.fail(new NetworkError());
    await settle();
    queue.reconnect();
    await settle();
    calls[2]?.arrive();
    await settle();
    expect(arrived).toEqual(["a"]);
    expect(states()).toEqual([]);
  });

  it("reports the server's error and whether a retry makes sense", async () => {
    const { calls, queue } = shop();
    queue.add([file("large"), file("full")]);
    await settle();
    calls[0]?.fail(new ProblemError(413, { code: "media.image_too_large", message: "An image can have at most 10 MB." }));
    calls[1]?.fail(new ProblemError(507, { code: "media.disk_nearly_full", message: "No room." }));
    await settle();
    expect(queue.snapshot().map(({ said, again }) => [said, again])).toEqual([
      ["An image can have at most 10 MB.", false],
      ["No room.", true],
    ]);
  });

  it("refuses files that are not images before sending", async () => {
    const { calls, states } = shop();
    const queue = new UploadQueue(
      () => Promise.reject(new Error("not asked")),
      () => Promise.reject(new UnusableFile("Not an image.")),
    );
    queue.add([file("notes.txt")]);
    await settle();
    expect(queue.snapshot()[0]?.said).toBe("Not an image.");
    expect(calls).toEqual([]);
    expect(states()).toEqual([]);
  });

  it("cancels one file and continues with the others", async () => {
    const { calls, queue, states } = shop();
    queue.add([file("a"), file("b"), file("c")]);
    await settle();
    queue.cancel(queue.snapshot()[0]?.key ?? 0);
    await settle();
    expect(calls[0]?.signal.aborted).toBe(true);
    expect(states()).toEqual(["b sending", "c sending"]);
  });
});
