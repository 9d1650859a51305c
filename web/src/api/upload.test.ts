import { afterEach, expect, test, vi } from "vitest";
import { upload } from "./upload";

const sent = vi.fn();

class Request {
  upload = {};
  open = vi.fn();
  setRequestHeader = vi.fn();
  send = sent;
}

afterEach(() => {
  vi.unstubAllGlobals();
  sent.mockReset();
});

test("what was let go of before it began is not sent", async () => {
  vi.stubGlobal("XMLHttpRequest", Request);
  const file = new Blob(["a photo"]);
  await expect(upload("/me/orders/7/photos", file, () => undefined, AbortSignal.abort())).rejects.toThrow();
  expect(sent).not.toHaveBeenCalled();
  void upload("/me/orders/7/photos", file, () => undefined, new AbortController().signal);
  expect(sent).toHaveBeenCalledWith(file);
});
