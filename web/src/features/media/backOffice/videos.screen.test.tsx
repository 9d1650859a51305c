import { act, fireEvent, screen, within } from "@testing-library/react";
import type { UploadOptions } from "tus-js-client";
import { beforeEach, expect, test, vi } from "vitest";
import type { LibraryVideo } from "../../../api/schema";
import { be, openScreen, owner } from "../../../testing/openScreen";
import { answer, hold } from "../../../testing/server";
import { videoUploads } from "../videos/uploadStore";

const aborted = vi.hoisted(() => vi.fn((_deleted: boolean) => Promise.resolve()));
/** Whether the server refuses an upload before it has an id. */
const refusal = vi.hoisted(() => ({ on: false }));
/** Completes the last upload. */
const complete = vi.hoisted(() => ({ last: () => undefined as void }));
const TOO_LARGE = JSON.stringify({ code: "media.video_too_large", message: "Videos can be at most 2 GB." });

vi.mock("tus-js-client", () => ({
  Upload: class {
    readonly url = "/api/admin/media/videos/uploads/7";
    constructor(
      _file: File,
      readonly options: UploadOptions,
    ) {}
    findPreviousUploads = () => Promise.resolve([]);
    start = () => {
      if (refusal.on) {
        const originalResponse = { getStatus: () => 413, getBody: () => TOO_LARGE };
        this.options.onError?.(Object.assign(new Error("refused"), { originalResponse }));
        return;
      }
      complete.last = () => this.options.onSuccess?.({} as never);
      this.options.onUploadUrlAvailable?.();
      this.options.onProgress?.(4, 10);
    };
    abort = aborted;
  },
}));

const video: LibraryVideo = {
  id: 7,
  title: "Hems",
  public: true,
  state: "ready",
  playsLate: false,
  bytes: 10,
  seconds: 60,
  captions: ["ta"],
  steps: [],
  uses: [],
  version: 1,
  storedAt: "2026-11-20T06:30:00Z",
};
const uploading: LibraryVideo = { ...video, state: "uploading", arrived: 4, uploaderId: 1, captions: [] };

function stored(one: LibraryVideo): void {
  answer("get", "/admin/media/videos", { items: [one], tools: true });
  answer("get", "/admin/media/videos/{id}", one);
}

beforeEach(() => {
  be(owner);
  refusal.on = false;
});

async function openVideo(one = video) {
  stored(one);
  answer("post", "/admin/media/videos/{id}/look", { src: "/media/hems.mp4", captions: [] });
  await openScreen("/admin/content/videos");
  fireEvent.click(await screen.findByRole("button", { name: "More" }));
  fireEvent.click(await screen.findByRole("button", { name: "Watch" }));
  return within(await screen.findByRole("dialog", { name: "Hems" }));
}

test("a name that was not saved is dropped only after a question", async () => {
  const dialog = await openVideo();
  fireEvent.change(dialog.getByLabelText("Name"), { target: { value: "Hems by hand" } });
  fireEvent.click(dialog.getByRole("button", { name: "Close" }));
  fireEvent.click(dialog.getByRole("button", { name: "Discard" }));
  expect(screen.queryByRole("dialog", { name: "Hems" })).toBeNull();
});

test("a cover is replaced only after a question, and set without one", async () => {
  const sent = hold("put", "/admin/media/videos/{id}/cover", () => video);
  const dialog = await openVideo({ ...video, cover: { src: "/uploads/hems.jpg", width: 160, height: 90, alt: "", placeholder: "", sizes: [] } });
  const frame = () => fireEvent.click(dialog.getByRole("button", { name: "Use this frame as cover" }));
  frame();
  const question = () => screen.findByRole("dialog", { name: "Replace the cover?" });
  fireEvent.click(within(await question()).getByRole("button", { name: "Cancel" }));
  frame();
  expect(sent.bodies).toEqual([]);
  stored(video);
  fireEvent.click(within(await question()).getByRole("button", { name: "Replace" }));
  await sent.came(1);
  await sent.release();
  await vi.waitFor(() => expect(dialog.queryByRole("heading", { name: "Cover" })).toBeNull());
  frame();
  await sent.came(2);
  await sent.release(1);
  expect(sent.bodies).toEqual([{ second: 0 }, { second: 0 }]);
});

test("captions are removed only after a question", async () => {
  const removed = hold("delete", "/admin/media/videos/{id}/captions/{language}", () => ({ ...video, captions: [] }));
  const dialog = await openVideo();
  fireEvent.click(dialog.getByRole("button", { name: /^Remove.*captions in Tamil$/ }));
  dialog.getByText("The file cannot be restored.");
  expect(removed.bodies).toEqual([]);
  stored({ ...video, captions: [] });
  fireEvent.click(dialog.getByRole("button", { name: "Delete permanently" }));
  await removed.came(1);
  await removed.release();
  await vi.waitFor(() => expect(dialog.queryByText("Tamil", { selector: "li *" })).toBeNull());
});

test("captions are replaced only after a question, and added without one", async () => {
  const sent = hold("put", "/admin/media/videos/{id}/captions/{language}", () => video);
  const dialog = await openVideo();
  const file = new File(["WEBVTT"], "hems.vtt", { type: "text/vtt" });
  const choose = (language: string) => fireEvent.change(dialog.getByLabelText(`Captions in ${language}`), { target: { files: [file] } });
  fireEvent.change(dialog.getByLabelText("Language"), { target: { value: "ta" } });
  choose("Tamil");
  const question = () => screen.findByRole("dialog", { name: "Replace captions in Tamil?" });
  fireEvent.click(within(await question()).getByRole("button", { name: "Cancel" }));
  expect(sent.bodies).toEqual([]);
  choose("Tamil");
  fireEvent.click(within(await question()).getByRole("button", { name: "Replace" }));
  await sent.came(1);
  await sent.release();
  fireEvent.change(dialog.getByLabelText("Language"), { target: { value: "en" } });
  choose("English");
  await sent.came(2);
  await sent.release(1);
});

test("an interrupted upload is deleted only after a question", async () => {
  stored(uploading);
  const ended = hold("delete", "/admin/media/videos/uploads/{id}", () => undefined);
  await openScreen("/admin/content/videos");
  fireEvent.click(await screen.findByRole("button", { name: /^Cancel upload.*Hems$/ }));
  screen.getByText("The part that was uploaded is deleted.");
  expect(ended.bodies).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Delete permanently" }));
  await ended.came(1);
  await ended.release();
});

test("an upload in this tab is deleted only after a question", async () => {
  stored(uploading);
  await openScreen("/admin/content/videos");
  fireEvent.click(await screen.findByRole("button", { name: "More" }));
  await act(async () => void videoUploads.start(new File(["0123456789"], "hems.mp4"), { audience: "everybody" }));
  fireEvent.click(await screen.findByRole("button", { name: /^Cancel upload.*hems.mp4$/ }));
  expect(videoUploads.snapshot()).toHaveLength(1);
  fireEvent.click(screen.getByRole("button", { name: "Delete permanently" }));
  expect(videoUploads.snapshot()).toEqual([]);
  await vi.waitFor(() => expect(aborted).toHaveBeenCalledWith(true));
});

test("an upload that is refused at once says so in its field, and can be removed there", async () => {
  refusal.on = true;
  await openScreen("/admin/content/how-to-measure/new");
  const field = await screen.findByLabelText("Video: upload a video");
  await act(async () => void fireEvent.change(field, { target: { files: [new File(["0123456789"], "hems.mp4")] } }));
  expect((await screen.findByText("Videos can be at most 2 GB.", { selector: "[role=alert]" })).textContent).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Remove" }));
  await screen.findByRole("button", { name: "Upload video" });
  expect(videoUploads.snapshot()).toEqual([]);
});

test("an upload that was refused at once is listed among the videos", async () => {
  stored(video);
  refusal.on = true;
  await openScreen("/admin/content/videos");
  await act(async () => void videoUploads.start(new File(["0123456789"], "hems.mp4"), { audience: "everybody" }));
  const list = within(await screen.findByRole("list", { name: "Uploads" }));
  list.getByText("Videos can be at most 2 GB.");
  fireEvent.click(list.getByRole("button", { name: "Remove" }));
  expect(videoUploads.snapshot()).toEqual([]);
});

test("an upload that is complete before the first read of its video is read again", async () => {
  let state: LibraryVideo["state"] = "uploading";
  const read = hold("get", "/admin/media/videos/{id}", () => ({ ...uploading, state }));
  await openScreen("/admin/content/how-to-measure/new");
  const field = await screen.findByLabelText("Video: upload a video");
  await act(async () => void fireEvent.change(field, { target: { files: [new File(["0123456789"], "hems.mp4")] } }));
  await read.came(1);
  await act(async () => complete.last());
  await vi.waitFor(() => expect(read.bodies).toHaveLength(2));
  state = "processing";
  await read.release(1);
  await screen.findByText("Processing");
});
