import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { videoUploads } from "./uploadStore";

interface Made {
  started: number;
  looked: (before: unknown[]) => void;
}

const made: Made[] = [];

vi.mock("tus-js-client", () => ({
  Upload: class {
    url = undefined;
    readonly made: Made = { started: 0, looked: () => undefined };
    constructor() {
      made.push(this.made);
    }
    findPreviousUploads = () => new Promise<unknown[]>((resolve) => (this.made.looked = resolve));
    start = () => {
      this.made.started += 1;
    };
    abort = () => Promise.resolve();
  },
}));

const settled = () => vi.waitFor(() => expect(made).toHaveLength(1));
const turn = () => new Promise((resolve) => setImmediate(resolve));
let key: number;

beforeEach(async () => {
  made.length = 0;
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  key = videoUploads.start(new File(["video"], "hems.mp4"), { audience: "buyers" });
  await settled();
});
afterEach(async () => {
  await videoUploads.cancel(key);
  vi.unstubAllGlobals();
});

describe("a video that is paused before the first byte is sent", () => {
  test("waits until it is resumed", async () => {
    videoUploads.pause(key);
    made[0]?.looked([]);
    await turn();
    expect(made[0]?.started).toBe(0);
    expect(videoUploads.snapshot()[0]?.state).toBe("paused");
    videoUploads.goOn(key);
    expect(made[0]?.started).toBe(1);
  });

  test("and resumed immediately is sent once", async () => {
    videoUploads.pause(key);
    videoUploads.goOn(key);
    made[0]?.looked([]);
    await turn();
    expect(made.map(({ started }) => started)).toEqual([1]);
  });
});
